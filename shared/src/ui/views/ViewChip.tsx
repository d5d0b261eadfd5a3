import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { formatCount } from '../../domain/count.ts';

interface Props {
  name: string;
  to: string;
  /** It is what the list shows; its filters may have changed since. */
  isOpened: boolean;
  isChanged?: boolean;
  isCounted: boolean;
  /** Undefined until it is known. */
  count: number | undefined;
}

/** On a phone the sheet closes, so that the list is seen. */
const closeSheet = (link: Element) => link.closest<HTMLElement>('[popover]')?.hidePopover?.();

/** A part of a list with how much is in it; the one that is shown is marked. */
export function ViewChip({ name, to, isOpened, isChanged = false, isCounted, count }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const bar = link.current?.closest('ul');
    // Of a bar that scrolls, the part with it; the page stays where it is.
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
