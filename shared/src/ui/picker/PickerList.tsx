import type { UseComboboxReturnValue } from 'downshift';
import type { RefObject } from 'react';
import type { PickerOption } from './searchLabels.ts';
import type { useRows } from './useRows.ts';

interface Props {
  label: string;
  options: readonly PickerOption[];
  selected: PickerOption | null;
  combobox: UseComboboxReturnValue<PickerOption>;
  rows: ReturnType<typeof useRows>['rows'];
  scrollRef: RefObject<HTMLDivElement | null>;
  /** The option that is chosen already was clicked. */
  onChooseAgain: () => void;
}

/** The options in view. Those out of view are not in the page, so each says its place in the whole list. */
export function PickerList({ label, options, selected, combobox, rows, scrollRef, onChooseAgain }: Props) {
  return (
    <div
      {...combobox.getMenuProps({ ref: scrollRef, 'aria-label': label, 'aria-labelledby': undefined })}
      className="picker-scroll"
    >
      <div className="picker-options" role="presentation" style={{ height: rows.getTotalSize() }}>
        {rows.getVirtualItems().map(({ index, start, size }) => {
          const option = options[index];
          if (option === undefined) return null;
          const isSelected = option.value === selected?.value;
          return (
            <div
              key={option.value}
              {...combobox.getItemProps({
                item: option,
                index,
                onClick: () => isSelected && onChooseAgain(),
              })}
              role="option"
              className="picker-option"
              title={[option.label, option.detail].filter(Boolean).join(' · ')}
              aria-selected={isSelected}
              aria-setsize={options.length}
              aria-posinset={index + 1}
              data-highlighted={combobox.highlightedIndex === index || undefined}
              style={{ height: size, transform: `translateY(${start}px)` }}
            >
              {option.label}
              {Boolean(option.detail) && <span className="picker-detail">{option.detail}</span>}
            </div>
          );
        })}
      </div>
    </div>
  );
}
