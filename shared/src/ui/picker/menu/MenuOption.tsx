import { use } from 'react';
import type { OptionProps } from 'react-select';
import type { PickerOption } from '../searchLabels.ts';
import { MenuContext } from './MenuContext.ts';

/** The library numbers an option by the end of its id. */
const placeOf = (id: string | undefined) => Number(id?.split('-').at(-1)) + 1;

export function MenuOption({ data, innerProps, innerRef, isFocused, isSelected }: OptionProps<PickerOption>) {
  const { found, from } = use(MenuContext);
  const words = data.offer ?? data.label;
  return (
    <div
      {...innerProps}
      ref={innerRef}
      className="picker-option"
      title={[words, data.detail].filter(Boolean).join(' · ')}
      aria-selected={isSelected}
      aria-setsize={found.length}
      aria-posinset={from + placeOf(innerProps.id)}
      data-highlighted={isFocused || undefined}
    >
      {words}
      {Boolean(data.detail) && (
        <>
          {' '}
          <span className="picker-detail">{data.detail}</span>
        </>
      )}
    </div>
  );
}
