import type { Problem } from '../contract/common.ts';
import type { Dialog } from '../store/index.ts';
import { upgradeDialog } from '../store/upgradeDialog.ts';
import type { Call } from './request.ts';

/** A change that the server hasn't confirmed yet. */
export interface Change {
  /** The Idempotency-Key: however often the change is sent, it takes effect once. */
  id: string;
  employeeUid: string;
  /** A description for the user: 'Done: Call with Ana'. */
  label: string;
  /** The record it is about, 'activity/12'; absent for a new one. */
  record?: string;
  /** Fields of the record as shown until the change is confirmed. */
  effect?: Readonly<Record<string, unknown>>;
  call: Pick<Call, 'method' | 'path' | 'query' | 'body' | 'employeeHeader'>;
  /** The form that created it, to reopen if the server refuses it. */
  reopen?: Dialog & Readonly<Record<string, unknown>>;
  /** What to offer after a late response, when the user has moved on: a form for the draft that the response has at `draftAt`. */
  lateOffer?: { text: string; label: string; dialog: string; draftAt: readonly string[] };
  /** A flag in the response which means that nothing was saved because of a field. */
  refusedBy?: { flag: string; field: string; message: string };
  /** The first parts of the query keys that it makes stale. */
  refreshes: readonly string[];
  /** sending: sent or next in line; waiting: for the network; answered: confirmed, while stale queries are refetched. */
  state: 'waiting' | 'sending' | 'answered' | 'refused';
  /** Sending has failed once, so the user knows that it is waiting. */
  hasWaited?: true;
  problem?: Problem;
}

/** A new change. The outbox adds who made it, its key and its state. */
export type NewChange = Omit<Change, 'id' | 'employeeUid' | 'state'>;

const KEY = 'galley.changes';

const isChange = (value: unknown): value is Change =>
  typeof value === 'object' && value !== null && 'id' in value && 'call' in value && 'employeeUid' in value;

/** Earlier releases left some answered changes in storage. */
const isUnconfirmed = ({ state }: Change) => state !== 'answered';

type LateOffer = NonNullable<Change['lateOffer']>;

/** Earlier versions used `kind` for a dialog's name. */
const upgradeLateOffer = ({ kind = '', ...offer }: LateOffer & { kind?: string }): LateOffer => ({
  ...offer,
  dialog: offer.dialog ?? kind,
});

/** Upgrades a change that an earlier release stored. */
const upgradeChange = ({ reopen, lateOffer, ...change }: Change): Change => ({
  ...change,
  ...(reopen === undefined ? {} : { reopen: { ...upgradeDialog(reopen) } }),
  ...(lateOffer === undefined ? {} : { lateOffer: upgradeLateOffer(lateOffer) }),
});

/** The changes stored in this browser, for all its users; unreadable ones are ignored. */
export function readChanges(storage: Storage): Change[] {
  try {
    const stored: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isChange).filter(isUnconfirmed).map(upgradeChange) : [];
  } catch {
    return [];
  }
}

export function writeChanges(storage: Storage, changes: readonly Change[]): void {
  if (changes.length === 0) storage.removeItem(KEY);
  else storage.setItem(KEY, JSON.stringify(changes));
}
