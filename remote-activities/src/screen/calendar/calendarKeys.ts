import { isTextField } from '@galley/shared/ui';

/** What the keys n, p and t do. */
export interface CalendarCommands {
  step: (steps: number) => void;
  toToday: () => void;
}

/** Focuses the next or the previous activity, through the overdue ones and the days. */
function toEntry(calendar: HTMLElement, from: Element, step: 1 | -1): void {
  const entries = [...calendar.querySelectorAll<HTMLElement>('.calendar-open')];
  const own = from.closest('.calendar-entry')?.querySelector<HTMLElement>('.calendar-open');
  const at = own === null || own === undefined ? -1 : entries.indexOf(own);
  if (at + step >= 0) entries[at + step]?.focus();
}

/** Focuses the first activity of another day, or the button that adds one there. */
function toDay(calendar: HTMLElement, from: Element, step: number): void {
  const days = [...calendar.querySelectorAll<HTMLElement>('[data-day]')];
  const at = days.findIndex((day) => day.contains(from));
  const day = days[at === -1 ? 0 : at + step];
  const target =
    day?.querySelector<HTMLElement>('.calendar-open') ?? day?.querySelector<HTMLElement>('.calendar-add');
  target?.focus();
}

/** @returns whether the key is one of the calendar's (CALS-04, CALS-05) */
export function onCalendarKey(
  event: KeyboardEvent,
  calendar: HTMLElement,
  commands: CalendarCommands,
): boolean {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return false;
  if (isTextField(target) || target.closest('dialog, [role=menu]') !== null) return false;
  const keys: Record<string, () => void> = {
    j: () => toEntry(calendar, target, 1),
    k: () => toEntry(calendar, target, -1),
    ArrowLeft: () => toDay(calendar, target, -1),
    ArrowRight: () => toDay(calendar, target, 1),
    n: () => commands.step(1),
    p: () => commands.step(-1),
    t: commands.toToday,
    m: () => target.closest('.calendar-entry')?.querySelector<HTMLElement>('.calendar-move')?.click(),
  };
  const run = keys[key];
  if (run === undefined) return false;
  run();
  return true;
}
