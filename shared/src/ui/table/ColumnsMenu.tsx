import {
  lazy,
  Suspense,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { LOADING } from '../../domain/loadingText.ts';
import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';
import { openPopover } from '../menu/openPopover.ts';
import type { ColumnsPanelProps } from './ColumnsPanel.tsx';

const ColumnsPanel = lazy(async () => {
  const { ColumnsPanel: Panel } = await import(/* webpackChunkName: "list-menus" */ './ColumnsPanel.tsx');
  return { default: Panel };
});

/** Places the popover again once its content has loaded, because it's larger then. */
function Placed({ place, children }: { place: () => void; children: ReactNode }) {
  const placeNow = useEffectEvent(place);
  useLayoutEffect(() => placeNow(), []);
  return children;
}

/** Opens the column settings of a table (GRID-04). */
export function ColumnsMenu(props: ColumnsPanelProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const place = () => {
    if (panel.current !== null && trigger.current !== null) openPopover(panel.current, trigger.current);
  };
  const placeNow = useEffectEvent(place);
  useLayoutEffect(() => {
    if (isOpen) placeNow();
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) panel.current?.focus({ preventScroll: true });
  }, [isOpen]);
  return (
    <div
      ref={root}
      role="presentation"
      className="menu"
      onBlur={({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || root.current?.contains(relatedTarget) !== true)
          setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !isOpen) return;
        event.preventDefault();
        setOpen(false);
        trigger.current?.focus();
      }}
    >
      <Button
        ref={trigger}

        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="columns" /> Columns
      </Button>
      {isOpen && (
        <div
          ref={panel}
          id={id}
          role="dialog"
          aria-label="Columns"
          tabIndex={-1}
          className="menu-list columns-panel"
          popover="manual"
        >
          <Suspense fallback={<output>{LOADING}</output>}>
            <Placed place={place}>
              <ColumnsPanel {...props} />
            </Placed>
          </Suspense>
        </div>
      )}
    </div>
  );
}
