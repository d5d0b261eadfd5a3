import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

export interface MenuItem {
  label: string;
  onChoose: () => void;
}

interface Props {
  /** The button's accessible name. */
  label: string;
  button: ReactNode;
  items: readonly MenuItem[];
}

/** A menu button with the keyboard behaviour of the ARIA pattern: arrows, Home, End, Esc, Tab. */
export function Menu({ label, button, items }: Props) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const entries = () => [...(root.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];

  useEffect(() => {
    if (isOpen) root.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus();
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
    if (event.key === 'Escape') close();
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
        className="menu-button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <div id={id} role="menu" tabIndex={-1} aria-label={label} className="menu-list" onKeyDown={move}>
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="menu-item"
              onClick={() => {
                close();
                item.onChoose();
              }}
            >
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
