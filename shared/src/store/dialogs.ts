import type { Problem } from '../contract/common.ts';
import type { ActionRecordKind } from '../contract/releases.ts';
import type { ComponentType } from 'react';

/** The dialogs that remotes offer, by name, with what each is given: `'orders/share': { line: string }`. Each remote adds its own in its `dialogs.ts`. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- only remotes know what is in it
export interface Dialogs {}

export type DialogName = keyof Dialogs;

/** A dialog as the page keeps it, whichever remote offers it. */
export interface Dialog {
  /** The remote's name and the dialog's, `orders/share`. */
  name: string;
}

/** A dialog with what it is given, as `Dialogs` says. */
export type DialogOf<Name extends DialogName> = { name: Name } & Dialogs[Name];

/** What a dialog is given; may be left out where it needs nothing. */
export type DialogArguments<Name extends DialogName> = object extends Dialogs[Name]
  ? [given?: Dialogs[Name]]
  : [given: Dialogs[Name]];

/** A dialog on the screen. */
export type OpenDialog = Dialog & { id: number };

/** What the component of a dialog is given. */
export interface DialogProps<Name extends DialogName> {
  dialog: DialogOf<Name>;
  onClose: () => void;
}

/** What a form may be given beside its own: what the person had entered, and why the server refused it. It opens with both. */
export interface RefusedInput {
  input?: unknown;
  problem?: Problem;
  /** Removes the input from the outbox, once it is the form's draft. @returns false when it was sent already */
  withdraw?: () => boolean;
}

/** The records of a change of many: by their ids, or all that a list's filter matches, as its call names it. */
export type BulkRecords = { Ids?: number[] } & Partial<Record<string, object>>;

/** The records that a person has selected, and how many they are. */
export interface BulkSelection {
  records: BulkRecords;
  count: number;
  /** The action has begun: nothing is selected any more. */
  clear: () => void;
}

/** The record that a release's action is chosen on (TEAM-13, TEAM-23). */
export interface ActionRecord {
  kind: ActionRecordKind;
  /** 0 of an order line. */
  id: number;
  /** Of an order line its number, by which calls name it. */
  name: string;
}

/** What the component of an action on records is given (TEAM-13). */
export interface ActionProps {
  dialog: { label: string; record: ActionRecord };
  onClose: () => void;
}

/** Where a form that was opened from a list leads to: the forms of the records beside its own (STEP-01); undefined at an end of the list. */
export interface DialogSteps {
  previous: (() => Promise<Dialog | undefined>) | undefined;
  next: (() => Promise<Dialog | undefined>) | undefined;
}

/** Names the exports of a remote, which do not compile unless each takes what its dialog is given. */
export type CheckedExports<
  Exports extends { Screen: ComponentType } & {
    [Module in keyof Forms]: ComponentType<DialogProps<Forms[Module]>>;
  },
  Forms extends Readonly<Record<string, DialogName>>,
> = Exports;
