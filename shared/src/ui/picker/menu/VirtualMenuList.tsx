import { Children, isValidElement, use, useEffect, useImperativeHandle } from 'react';
import type { MenuListProps, OptionProps } from 'react-select';
import type { PickerOption } from '../searchLabels.ts';
import { MenuContext } from './MenuContext.ts';
import { useRows } from './useRows.ts';

type ListProps = MenuListProps<PickerOption>;

/** The library's elements for the options; none if it shows a message instead. */
const optionsOf = (children: ListProps['children']) =>
  Children.toArray(children).filter((child) => isValidElement<OptionProps<PickerOption>>(child));

/** The library gets more options when the highlight is this close to the end of those that it has. Page Up and Page Down move by five. */
const MARGIN = 12;

/** Only the options in view are rendered, so 100,000 cost no more than twenty. Each announces its position in the whole list. */
export function VirtualMenuList({ children, innerRef, innerProps, maxHeight }: ListProps) {
  const { label, isSearchable, found, from, reach, byHand } = use(MenuContext);
  const known = found.length === 0 ? [] : optionsOf(children);
  const to = from + known.length;
  const { scrollRef, rows } = useRows(found.length, isSearchable);
  useImperativeHandle(innerRef, () => scrollRef.current as HTMLDivElement);
  const shown = rows.getVirtualItems();
  const first = shown[0]?.index ?? 0;
  const last = shown.at(-1)?.index ?? 0;
  const isOutside = found.length > 0 && (first < from || last >= to);
  const place = known.findIndex((child) => child.props.isFocused);
  const focused = place < 0 ? -1 : from + place;
  useEffect(() => {
    if (focused < 0 || byHand.current) return;
    rows.scrollToIndex(focused);
    const isNearEdge = (to < found.length && focused >= to - MARGIN) || (from > 0 && focused < from + MARGIN);
    // After a jump the list scrolls first. The options around the target load when it is in view.
    if (isNearEdge && focused >= first && focused <= last) reach(focused);
    // oxlint-disable-next-line react/exhaustive-deps -- only follows the highlight; the rows are a new object on every render
  }, [focused, found]);
  useEffect(() => {
    // After a jump, the list is already scrolled, but gets the event a moment later.
    if (!isOutside || scrollRef.current?.scrollTop !== rows.scrollOffset) return;
    byHand.current = true;
    reach(first);
  }, [isOutside, first, reach, byHand, rows, scrollRef]);
  return (
    <div
      {...innerProps}
      ref={scrollRef}
      className="picker-scroll"
      aria-label={label}
      style={{ maxHeight }}
      onMouseMove={(event) => {
        byHand.current = true;
        innerProps.onMouseMove?.(event);
      }}
    >
      <div className="picker-options" role="presentation" style={{ height: rows.getTotalSize() }}>
        {shown.map(({ index, start, size }) => (
          <div
            key={index}
            role="presentation"
            className="picker-row"
            style={{ height: size, transform: `translateY(${start}px)` }}
          >
            {known[index - from]}
          </div>
        ))}
      </div>
    </div>
  );
}
