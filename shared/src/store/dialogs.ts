import type { Problem } from '../contract/common.ts';
import type { ActionRecordKind } from '../contract/releases.ts';
import type { ComponentType } from 'react';

/** Dialogs of remotes, by name, with their parameters: `'orders/share': { line: string }`. Each remote adds its own in its `dialogs.ts`. */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type -- remotes add its members
export interface Dialogs {}

export type DialogName = keyof Dialogs;

/** A dialog in the page's store, whichever remote offers it. */
export interface Dialog {
  /** The names of the remote and the dialog: `orders/share`. */
  name: string;
}

/** A dialog with its parameters, as declared in `Dialogs`. */
export type DialogOf<Name extends DialogName> = { name: Name } & Dialogs[Name];

/** The parameters of a dialog; optional if it needs none. */
export type DialogArguments<Name extends DialogName> = object extends Dialogs[Name]
  ? [given?: Dialogs[Name]]
  : [given: Dialogs[Name]];

/** A dialog on the screen. */
export type OpenDialog = Dialog & { id: number };

/** The props of a dialog component. */
export interface DialogProps<Name extends DialogName> {
  dialog: DialogOf<Name>;
  onClose: () => void;
}

/** Additional props of a form that reopens after the server refused its input: the input and the problem. */
export interface RefusedInput {
  input?: unknown;
  problem?: Problem;
  /** Removes the input from the outbox, once it is the form's draft. @returns false if it was already sent */
  withdraw?: () => boolean;
}

/** The records of a bulk change: ids, or a list's filter under the name that the list's call uses. */
export type BulkRecords = { Ids?: number[] } & Partial<Record<string, object>>;

/** The selected records and their count. */
export interface BulkSelection {
  records: BulkRecords;
  count: number;
  /** Clears the selection, once the action has started. */
  clear: () => void;
}

/** The record that an action runs on (TEAM-13, TEAM-23). */
export interface ActionRecord {
  kind: ActionRecordKind;
  /** 0 for an order line. */
  id: number;
  /** For an order line, its number, which calls use as the id. */
  name: string;
}

/** The props of a record action's component (TEAM-13). */
export interface ActionProps {
  dialog: { label: string; record: ActionRecord };
  onClose: () => void;
}

/** The steps of a form that was opened from a list: to the forms of the neighboring records (STEP-01); undefined at an end of the list. */
export interface DialogSteps {
  previous: (() => Promise<Dialog | undefined>) | undefined;
  next: (() => Promise<Dialog | undefined>) | undefined;
}

/** Type-checks a remote's exports: each component must take the parameters of its dialog. */
export type CheckedExports<
  Exports extends { Screen: ComponentType } & {
    [Module in keyof Forms]: ComponentType<DialogProps<Forms[Module]>>;
  },
  Forms extends Readonly<Record<string, DialogName>>,
> = Exports;
