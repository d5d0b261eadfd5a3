import type { Day } from '@galley/shared/domain/calendar';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { addActivityOn } from './addActivityOn.ts';
import { onCalendarKey } from './calendarKeys.ts';
import { dragEntries } from './dragging.ts';
import type { CalendarPlace } from './useCalendarPlace.ts';

/** Adds an activity if a day is clicked beside its entries. */
function addBeside({ target }: MouseEvent): void {
  if (!(target instanceof Element) || target.closest('li, a, button, .menu, dialog') !== null) return;
  const { day } = target.closest<HTMLElement>('[data-day]')?.dataset ?? {};
  if (day !== undefined) addActivityOn(day);
}

/** Handles keys, drags, and clicks beside the entries for the whole calendar. @returns the ref for its element */
export function useCalendarEvents(place: CalendarPlace, drop: (id: number, day: Day) => void) {
  const calendar = useRef<HTMLDivElement>(null);
  const dropped = useEffectEvent(drop);
  const pressedKey = useEffectEvent((event: KeyboardEvent) => {
    if (calendar.current !== null && onCalendarKey(event, calendar.current, place)) event.preventDefault();
  });
  useEffect(() => {
    const element = calendar.current;
    const main = element?.closest('main');
    if (!element || !main) return undefined;
    const keydown = (event: KeyboardEvent) => pressedKey(event);
    main.addEventListener('keydown', keydown);
    element.addEventListener('click', addBeside);
    const stopDragging = dragEntries(element, (id, day) => dropped(id, day));
    return () => {
      main.removeEventListener('keydown', keydown);
      element.removeEventListener('click', addBeside);
      stopDragging();
    };
  }, []);
  const shown = `${place.span} ${place.day}`;
  const wasShown = useRef(shown);
  useLayoutEffect(() => {
    // Without the focus, its keys would no longer work.
    const isLost = wasShown.current !== shown && document.activeElement === document.body;
    if (isLost) calendar.current?.closest('main')?.focus({ preventScroll: true });
    wasShown.current = shown;
  }, [shown]);
  return calendar;
}
