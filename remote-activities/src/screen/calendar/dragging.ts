import type { Day } from '@galley/shared/domain/calendar';

/** The distance from which a press becomes a drag, in CSS pixels. */
const SLIP = 5;

interface Drag {
  entry: HTMLElement;
  from: Day | undefined;
  x: number;
  y: number;
  hasBegun: boolean;
  /** Canceled by Escape while the button is still pressed. */
  isOff?: boolean;
  over?: HTMLElement | undefined;
}

const dayOver = (x: number, y: number) =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-day]') ?? undefined;

/** Suppresses the click that ends a drag, so that it opens nothing. */
const swallowClick = () => {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  globalThis.addEventListener('click', swallow, { capture: true, once: true });
  // If no click follows, don't suppress the next one.
  setTimeout(() => globalThis.removeEventListener('click', swallow, { capture: true }));
};

/**
 * Drags calendar entries to another day by mouse; Escape cancels (CALS-05). Touch scrolls the page, and the menu moves entries.
 * @returns a function that stops listening
 */
export function dragEntries(calendar: HTMLElement, drop: (id: number, day: Day) => void): () => void {
  let drag: Drag | undefined;

  function mark(over: HTMLElement | undefined): void {
    if (drag === undefined || drag.over === over) return;
    drag.over?.removeAttribute('data-over');
    over?.setAttribute('data-over', '');
    drag.over = over;
  }
  function putBack(): void {
    mark(undefined);
    drag?.entry.removeAttribute('data-dragging');
    if (drag !== undefined) drag.entry.style.translate = '';
  }
  function end(): void {
    putBack();
    drag = undefined;
    globalThis.removeEventListener('pointermove', moved);
    globalThis.removeEventListener('pointerup', released);
    globalThis.removeEventListener('pointercancel', end);
    globalThis.removeEventListener('keydown', pressedKey, { capture: true });
  }

  function moved({ clientX, clientY }: PointerEvent): void {
    if (drag === undefined || drag.isOff === true) return;
    const [right, down] = [clientX - drag.x, clientY - drag.y];
    if (!drag.hasBegun && Math.hypot(right, down) < SLIP) return;
    drag.hasBegun = true;
    drag.entry.setAttribute('data-dragging', '');
    drag.entry.style.translate = `${right}px ${down}px`;
    mark(dayOver(clientX, clientY));
  }
  function released(): void {
    if (drag?.hasBegun === true) swallowClick();
    const { entry, over, from, hasBegun } = drag ?? {};
    end();
    const day = over?.dataset['day'];
    if (hasBegun === true && day !== undefined && day !== from) drop(Number(entry?.dataset['activity']), day);
  }
  function pressedKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || drag?.hasBegun !== true) return;
    event.preventDefault();
    event.stopPropagation();
    putBack();
    drag.isOff = true;
  }
  function pressed({ target, pointerType, button, clientX, clientY }: PointerEvent): void {
    if (pointerType !== 'mouse' || button !== 0 || !(target instanceof Element)) return;
    const entry = target.closest<HTMLElement>('[data-movable]');
    if (entry === null || target.closest('.menu') !== null) return;
    const from = entry.closest<HTMLElement>('[data-day]')?.dataset['day'];
    drag = { entry, from, x: clientX, y: clientY, hasBegun: false };
    globalThis.addEventListener('pointermove', moved);
    globalThis.addEventListener('pointerup', released);
    globalThis.addEventListener('pointercancel', end);
    globalThis.addEventListener('keydown', pressedKey, { capture: true });
  }

  calendar.addEventListener('pointerdown', pressed);
  return () => {
    calendar.removeEventListener('pointerdown', pressed);
    end();
  };
}
