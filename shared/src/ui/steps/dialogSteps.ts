import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Dialog, DialogName, DialogOf, Dialogs, DialogSteps } from '../../store/index.ts';
import type { Beside, Step } from './walk.ts';

type Go = NonNullable<DialogSteps['next']>;

/** A form of a list's records. */
export interface RecordForm<T, Opened = Dialog, Given = object> {
  /** The id of the record that it is about; 0 or less: a new one. */
  idOf: (dialog: Opened) => number;
  /** What it is given for a record; undefined where the person may not change the record. */
  of: (item: T) => Given | undefined;
}

/** The forms of a list's records, by the names of their dialogs. */
export type RecordForms<T> = {
  readonly [Name in DialogName]?: RecordForm<T, DialogOf<Name>, Dialogs[Name]>;
};

/** The steps of the list on the screen; undefined for a form of another record than one of its. */
type StepsOf = (dialog: Dialog) => DialogSteps | undefined;

const shownList = createStore<{ stepsOf: StepsOf | undefined }>(() => ({ stepsOf: undefined }));

/** How many records that the person may not change are passed over. */
const MOST_PASSED = 200;

/** The forms of a list's records, one beside the other. */
export const stepsOfList =
  <T>(
    beside: Beside<T>,
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

/** The list that is on the screen from now on. @returns its end */
export function showList(stepsOf: StepsOf): () => void {
  shownList.setState({ stepsOf });
  return () => {
    if (shownList.getState().stepsOf === stepsOf) shownList.setState({ stepsOf: undefined });
  };
}

/** Where a form leads to from its record, as long as the list that has the record is on the screen. */
export function useDialogSteps(dialog: Dialog | undefined): DialogSteps | undefined {
  const stepsOf = useStore(shownList, (state) => state.stepsOf);
  return dialog === undefined ? undefined : stepsOf?.(dialog);
}
