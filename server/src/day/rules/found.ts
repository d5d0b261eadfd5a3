import type { ActionRecordKind } from '@galley/shared/contract/releases';
import type { Activity } from '../../activities/contract.ts';

/** Something to do with a record that the palette has found (PAL-11). */
export type FoundAction =
  | { call: string }
  | { writeTo: string }
  /** `what` says what it is: 'order number'. */
  | { copy: string; what: string }
  | { key: string; label: string; url: string }
  /** A new activity with what is known. */
  | { addActivity: Partial<Activity> };

/** A record that the palette has found: what it says, where it leads, and what can be done with it. */
export interface FoundRecord {
  record: { kind: ActionRecordKind; id: number; name: string };
  key: string;
  label: string;
  detail: string;
  /** An activity opens in its form, whatever list is shown. */
  opens: { url: string } | { activity: Activity };
  actions: readonly FoundAction[];
}

/** Parts of a detail, without those that are empty. */
export const parts = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join(' · ');
