import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../domain/count.ts';

interface Props {
  name: string;
  to: string;
  /** The list shows this view; its filters may have changed since. */
  isOpened: boolean;
  isChanged?: boolean;
  isCounted: boolean;
  /** Undefined until known. */
  count: number | undefined;
}

/** On a phone the sheet closes, so that the list is visible. */
const closeSheet = (link: Element) => link.closest<HTMLElement>('[popover]')?.hidePopover?.();

/** A part of a list with its count; the current one is marked. */
export function ViewChip({ name, to, isOpened, isChanged = false, isCounted, count }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const bar = link.current?.closest('ul');
    // Scrolls only the bar, not the page.
    if (isOpened && link.current && bar) bar.scrollLeft = link.current.offsetLeft - bar.offsetLeft;
  }, [isOpened]);
  return (
    <li>
      <Link
        ref={link}
        to={to}
        aria-current={isOpened && !isChanged ? 'true' : undefined}
        onClick={({ currentTarget }) => closeSheet(currentTarget)}
      >
        <span>{name}</span>
        {isCounted && <b>{count === undefined ? '' : formatCount(count)}</b>}
      </Link>
    </li>
  );
}
