import { Icon } from '../icon/Icon.tsx';
import { Link } from 'react-router-dom';
import { openPopover } from './openPopover.ts';
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';

/** A command, a screen of the app, a number to dial, or a place that opens in a new tab. */
export type MenuItem = { label: string; /** A key, if labels aren't unique. */ key?: string } & (
  | { onChoose: () => void }
  | { to: string }
  | { tel: string }
  | { href: string }
);

const ENTRY = { role: 'menuitem', tabIndex: -1, className: 'menu-item' } as const;

function Entry({ item, close }: { item: MenuItem; close: () => void }) {
  if ('to' in item) {
    return (
      <Link {...ENTRY} to={item.to} onClick={close}>
        {item.label}
      </Link>
    );
  }
  if ('tel' in item) {
    return (
      <a {...ENTRY} href={item.tel} onClick={close}>
        {item.label} <Icon name="phone" />
      </a>
    );
  }
  if ('href' in item) {
    return (
      <a {...ENTRY} href={item.href} target="_blank" rel="noopener noreferrer" onClick={close}>
        {item.label} <Icon name="external" />
      </a>
    );
  }
  const choose = () => {
    close();
    item.onChoose();
  };
  return (
    <button type="button" {...ENTRY} onClick={choose}>
      {item.label}
    </button>
  );
}

interface Props {
  /** The button's accessible name. */
  label: string;
  button: ReactNode;
  items: readonly MenuItem[];
  /** The button's style; by default the header's. */
  className?: string;
  disabled?: boolean;
}

/** A menu button with the keyboard behavior of the ARIA pattern: arrows, Home, End, Esc, Tab. */
export function Menu({ label, button, items, className = 'menu-button', disabled }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useLayoutEffect(() => {
    if (isOpen && list.current !== null && trigger.current !== null)
      openPopover(list.current, trigger.current);
  }, [isOpen]);
  useEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true });
    if (!isOpen) return;
    const button = trigger.current;
    const place = () => {
      const at = button?.getBoundingClientRect();
      return `${at?.top} ${at?.left}`;
    };
    const opened = place();
    // Otherwise the list would stay where its button was. An earlier scroll can fire its event after the click.
    const scrolled = () => place() !== opened && setOpen(false);
    const options = { capture: true, passive: true };
    globalThis.addEventListener('scroll', scrolled, options);
    return () => globalThis.removeEventListener('scroll', scrolled, options);
  }, [isOpen]);

  const close = () => {
    setOpen(false);
    trigger.current?.focus();
  };
  const move = (event: KeyboardEvent) => {
    const all = entries();
    const at = all.findIndex((entry) => entry === document.activeElement);
    const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
    const target = targets[event.key];
    if (event.key === 'Escape') {
      // Closes only the list, not a dialog around it.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
    // A link only reacts to Enter, but a menu item also has to react to Space.
    if (event.key === ' ' && document.activeElement instanceof HTMLAnchorElement) {
      event.preventDefault();
      document.activeElement.click();
    }
    if (event.key === 'Tab') setOpen(false);
    if (target === undefined) return;
    event.preventDefault();
    all.at(target % all.length)?.focus();
  };
  const leave = (next: EventTarget | null) => {
    if (!(next instanceof Node) || root.current?.contains(next) !== true) setOpen(false);
  };
  return (
    <div ref={root} className="menu" onBlur={(event) => leave(event.relatedTarget)}>
      <button
        ref={trigger}
        type="button"
        className={className}
        disabled={disabled}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className="menu-list"
          popover="manual"
          onKeyDown={move}
        >
          {items.map((item) => (
            <Entry key={item.key ?? item.label} item={item} close={close} />
          ))}
        </div>
      )}
    </div>
  );
}
