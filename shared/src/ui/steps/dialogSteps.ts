import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Dialog, DialogKind, DialogSteps } from '../../store/index.ts';
import type { Beside, Step } from './walk.ts';

type Go = NonNullable<DialogSteps['next']>;

/** The form of a list's record; undefined where the list has none of this kind, or the person may not change the record. */
export type DialogOf<T> = (item: T, kind: DialogKind) => Dialog | undefined;

/** The steps of the list on the screen; undefined for a form of another record than one of its. */
type StepsOf = (dialog: Dialog) => DialogSteps | undefined;

const shownList = createStore<{ stepsOf: StepsOf | undefined }>(() => ({ stepsOf: undefined }));

/** How many records that the person may not change are passed over. */
const MOST_PASSED = 200;

/** The id of the record that a form is about; undefined for a new one, or none. */
function recordOf(dialog: Dialog): number | undefined {
  switch (dialog.kind) {
    case 'activity':
      return dialog.draft.ID;
    case 'contact':
      return dialog.draft.IndividualId;
    case 'prospect':
      return dialog.draft.CustomerID;
    case 'shipping':
      return dialog.company.CustomerID;
    case 'activities-bulk':
    case 'activity-search':
    case 'activity-snooze':
    case 'company-spend':
    case 'contact-merge':
    case 'order-search':
    case 'order-share':
    case 'prospects-assign':
    case 'reorders':
    case 'record-action':
      return undefined;
  }
}

/** The forms of a list's records, one beside the other. */
export const stepsOfList =
  <T>(beside: Beside<T>, keyOf: (item: T) => number | string, dialogOf: DialogOf<T>): StepsOf =>
  (dialog) => {
    const key = recordOf(dialog);
    if (key === undefined || key <= 0) return undefined;
    const go = (step: Step): Go | undefined => {
      const first = beside(key, step);
      if (first === undefined) return undefined;
      return async () => {
        let find: typeof first | undefined = first;
        for (let passed = 0; find !== undefined && passed <= MOST_PASSED; passed += 1) {
          const item: T | undefined = await find();
          if (item === undefined) return undefined;
          const found = dialogOf(item, dialog.kind);
          if (found !== undefined) return found;
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
