import type { ActionRecordKind } from '@galley/shared/contract/releases';
import type { Activity } from '../../activities/contract.ts';

/** How many records of each kind the palette shows (PAL-03). */
export const MOST_FOUND = 8;

/** An action for a record that the palette has found (PAL-11). */
export type FoundAction =
  | { call: string }
  | { writeTo: string }
  /** `what` describes the copied text: 'order number'. */
  | { copy: string; what: string }
  | { key: string; label: string; url: string }
  /** A new activity with the known values. */
  | { addActivity: Partial<Activity> };

/** A record that the palette has found: its text, its address, and its actions. */
export interface FoundRecord {
  record: { kind: ActionRecordKind; id: number; name: string };
  key: string;
  label: string;
  detail: string;
  /** An activity opens in its form, over any list. */
  opens: { url: string } | { activity: Activity };
  actions: readonly FoundAction[];
}

/** Joins the non-empty parts of a detail. */
export const parts = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' · ');
