import type { Activity, ActivityPagedResponse } from '@galley/server/activities/contract';
import { dayOfDate } from '@galley/shared/domain/displayDate';
import { formatDay } from '@galley/shared/domain/businessDay';
import { OUTCOMES, type OutcomeName } from './outcomes.ts';

/** The maximum number of activities in a queue: one page of call 3 (QUEUE-02). */
export const MOST = 200;

/** An activity as of the start of the queue, with the fields whose changes are reported. */
export interface Entry {
  id: number;
  version: number;
  seen: Record<string, string>;
}

/** The result for a record: its outcome, or 'passed' because a colleague handled it. */
export interface Handled {
  id: number;
  result: OutcomeName | 'passed';
}

/** A queue of records, handled one at a time (QUEUE-02, QUEUE-03). */
export interface Queue {
  /** An instant. */
  startedAt: string;
  /** How many activities matched the list's filter when the queue was started. */
  matched: number;
  entries: readonly Entry[];
  /** The ids to come, the current one first. */
  rest: readonly number[];
  skipped: readonly number[];
  handled: readonly Handled[];
}

const seenOf = (activity: Activity): Entry['seen'] => ({
  date: formatDay(dayOfDate(activity.StartDate) ?? ''),
  type: activity.TypeName,
  recurrence: activity.FollowUpRecurrenceText,
  contact: activity.IndividualName,
  company: activity.CompanyName,
  assignee: activity.ActivityForName,
});

/** Creates a queue from a list: its open activities that the user can close, in the list's order. */
export function begin({ Activities, TotalCount }: ActivityPagedResponse, startedAt: string): Queue {
  const own = Activities.filter(({ Status, IsAssociated }) => Status === 'OPEN' && IsAssociated);
  return {
    startedAt,
    matched: TotalCount,
    entries: own.map((activity) => ({
      id: activity.ID,
      version: activity.Version,
      seen: seenOf(activity),
    })),
    rest: own.map(({ ID }) => ID),
    skipped: [],
    handled: [],
  };
}

/** Marks the current record as handled. Does nothing for another record, as after a double press. */
export function handleRecord(queue: Queue, { id, result }: Handled): Queue {
  if (queue.rest[0] !== id) return queue;
  return { ...queue, rest: queue.rest.slice(1), handled: [...queue.handled, { id, result }] };
}

/** Moves the current record to the end. */
export function skip(queue: Queue): Queue {
  const [id, ...others] = queue.rest;
  if (id === undefined || others.length === 0) return queue;
  return { ...queue, rest: [...others, id], skipped: [...new Set([...queue.skipped, id])] };
}

/** A summary of the outcomes so far: '3 ordered · 5 to follow up'. */
export const summaryOf = ({ handled }: Queue): string =>
  [...OUTCOMES, { name: 'passed', counted: 'already handled' } as const]
    .flatMap(({ name, counted }) => {
      const count = handled.filter(({ result }) => result === name).length;
      if (count === 0) return [];
      return [`${count} ${typeof counted === 'string' ? counted : counted[count === 1 ? 0 : 1]}`];
    })
    .join(' · ');

const STATUS_WORDS = {
  OPEN: '',
  CLOSED: 'closed this activity',
  CANCELED: 'canceled this activity',
} as const;

/** What somebody did to a record after the queue was started: 'closed this activity', 'changed the date from Mon 11/23/2026 to …'; empty: nothing. */
export function changeOf({ version, seen }: Entry, activity: Activity): string {
  if (activity.Version === version) return '';
  if (activity.Status !== 'OPEN') return STATUS_WORDS[activity.Status];
  const now = seenOf(activity);
  const changed = Object.keys(seen).filter((field) => seen[field] !== now[field]);
  if (changed.length === 0) return 'changed this activity';
  const changes = changed.map((field) => `the ${field} from ${seen[field]} to ${now[field]}`);
  return `changed ${new Intl.ListFormat('en-US').format(changes)}`;
}

/** Whether a stored value is a queue of this version of the app. */
export const isQueue = (value: unknown): value is Queue =>
  typeof value === 'object' &&
  value !== null &&
  ['entries', 'rest', 'skipped', 'handled'].every((name) =>
    Array.isArray((value as Record<string, unknown>)[name]),
  );
