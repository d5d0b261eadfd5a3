import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Dialog, DialogName, DialogOf, Dialogs, DialogSteps } from '../../store/index.ts';
import type { NeighborLookup, Step } from './neighbors.ts';

type Go = NonNullable<DialogSteps['next']>;

/** A form for a list's records. */
export interface RecordForm<T, Opened = Dialog, Given = object> {
  /** The id of its record; 0 or less: a new one. */
  idOf: (dialog: Opened) => number;
  /** Its parameters for a record; undefined if the user can't edit the record. */
  of: (item: T) => Given | undefined;
}

/** The forms for a list's records, by dialog name. */
export type RecordForms<T> = {
  readonly [Name in DialogName]?: RecordForm<T, DialogOf<Name>, Dialogs[Name]>;
};

/** The steps of the list on the screen; undefined for a form whose record isn't in the list. */
type StepsOf = (dialog: Dialog) => DialogSteps | undefined;

const shownList = createStore<{ stepsOf: StepsOf | undefined }>(() => ({ stepsOf: undefined }));

/** The maximum number of read-only records that a step skips. */
const MOST_PASSED = 200;

/** Steps between the forms of a list's records. */
export const stepsOfList =
  <T>(
    beside: NeighborLookup<T>,
    keyOf: (item: T) => number | string,
    forms: Readonly<Record<string, RecordForm<T>>>,
  ): StepsOf =>
  (dialog) => {
    const { name } = dialog;
    const form = forms[name];
    const key = form?.idOf(dialog) ?? 0;
    if (form === undefined || key <= 0) return undefined;
    const go = (step: Step): Go | undefined => {
      const first = beside(key, step);
      if (first === undefined) return undefined;
      return async () => {
        let find: typeof first | undefined = first;
        for (let passed = 0; find !== undefined && passed <= MOST_PASSED; passed += 1) {
          const item: T | undefined = await find();
          if (item === undefined) return undefined;
          const found = form.of(item);
          if (found !== undefined) return { ...found, name };
          find = beside(keyOf(item), step);
        }
        return undefined;
      };
    };
    const [previous, next] = [go(-1), go(1)];
    return previous === undefined && next === undefined ? undefined : { previous, next };
  };

/** Sets the list on the screen. @returns a function that removes it */
export function showList(stepsOf: StepsOf): () => void {
  shownList.setState({ stepsOf });
  return () => {
    if (shownList.getState().stepsOf === stepsOf) shownList.setState({ stepsOf: undefined });
  };
}

/** The steps of a form from its record, while the record's list is on the screen. */
export function useDialogSteps(dialog: Dialog | undefined): DialogSteps | undefined {
  const stepsOf = useStore(shownList, (state) => state.stepsOf);
  return dialog === undefined ? undefined : stepsOf?.(dialog);
}
