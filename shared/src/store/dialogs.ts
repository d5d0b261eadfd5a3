import type { Activity } from '@galley/server/activities/contract';
import type { Company, Spend } from '@galley/server/companies/contract';
import type { Contact } from '@galley/server/contacts/contract';
import type { Problem } from '../contract/common.ts';
import type { ActedKind } from '../contract/releases.ts';
import type { Day } from '../domain/calendar.ts';

/**
 * What an activity form begins with: ID 0 adds, -2 adds a follow-up, above 0 edits; the rest may be missing. ReorderLine: the order line
 * that a new one asks to order again; the form fetches its notes where there are none (REOR-01).
 */
export type ActivityDraft = { ID: number; ReorderLine?: string } & Partial<Omit<Activity, 'ID'>>;
/** IndividualId 0 adds. */
export type ContactDraft = { IndividualId: number } & Partial<Omit<Contact, 'IndividualId'>>;
/** CustomerID 0 adds. */
export type ProspectDraft = { CustomerID: number } & Partial<Omit<Company, 'CustomerID'>>;

/** The records of a change of many: by their ids, or all that a list's filter matches. */
export type BulkRecords = { Ids?: number[] } & Partial<
  Record<'Activities' | 'Companies' | 'Contacts', object>
>;

/** The records that a person has selected, and how many they are. */
export interface Chosen {
  records: BulkRecords;
  count: number;
  /** The action has begun: nothing is selected any more. */
  clear: () => void;
}

/** What the person had entered, and why the server refused it: the form opens with both. */
interface Returned {
  input?: unknown;
  problem?: Problem;
  /** Removes the input from the outbox, once it is the form's draft. @returns false when it was sent already */
  withdraw?: () => boolean;
}

/** The record that a release's action is chosen on (TEAM-13, TEAM-23). */
export interface ActedRecord {
  kind: ActedKind;
  /** 0 of an order line. */
  id: number;
  /** Of an order line its number, by which calls name it. */
  name: string;
}

/** A form that any screen may open; the host renders the remote that owns it. */
export type Dialog =
  | ({ kind: 'activity'; draft: ActivityDraft } & Returned)
  | ({ kind: 'contact'; draft: ContactDraft; onSaved?: (contact: Contact) => void } & Returned)
  | ({ kind: 'prospect'; draft: ProspectDraft } & Returned)
  | { kind: 'activity-search' }
  | { kind: 'order-search' }
  | { kind: 'reorders' }
  // The links by which customers read an order line.
  | { kind: 'order-share'; line: string }
  | { kind: 'activity-snooze'; activity: Activity }
  | {
      kind: 'activities-bulk';
      action:
        | 'reassign'
        | 'retype'
        | 'redate'
        | 'snooze'
        | 'spread'
        | 'cancel'
        | 'addToCompanies'
        | 'addToContacts';
      chosen: Chosen;
      /** spread: those that it may use. */
      days?: readonly Day[];
    }
  // Without either, the list of possible duplicates; `ids`: these become one; `of`: the merges that this one came from (MERG-02).
  | { kind: 'contact-merge'; ids?: readonly number[]; of?: number; onMerged?: () => void }
  | { kind: 'prospects-assign'; chosen: Chosen }
  | { kind: 'company-spend'; company: Company; spend: Spend }
  | { kind: 'shipping'; company: Company }
  // A dialog that the release of a remote offers on a record: its module, and what the entry is called.
  | { kind: 'record-action'; remote: string; module: string; label: string; record: ActedRecord };

export type DialogKind = Dialog['kind'];
export type DialogOf<Kind extends DialogKind> = Extract<Dialog, { kind: Kind }>;

/** A dialog on the screen. */
export type OpenDialog = Dialog & { id: number };

/** What the component of a dialog is given. */
export interface DialogProps<Kind extends DialogKind> {
  dialog: DialogOf<Kind>;
  onClose: () => void;
}

/** Where a form that was opened from a list leads to: the forms of the records beside its own (STEP-01); undefined at an end of the list. */
export interface DialogSteps {
  previous: (() => Promise<Dialog | undefined>) | undefined;
  next: (() => Promise<Dialog | undefined>) | undefined;
}
