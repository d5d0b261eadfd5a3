import { useState } from 'react';
import { galley, type DialogSteps } from '../store/index.ts';
import type { Steps } from '../ui/modal/StepButtons.tsx';
import { notify } from '../ui/toast/notify.ts';

/**
 * From the form of one record to that of another in its list (STEP-02).
 * @param leave closes this form, after asking where there is unsaved input, and then does the rest
 */
export function useFormSteps(
  steps: DialogSteps | undefined,
  leave: (then: () => void) => void,
): Steps | undefined {
  /** A second press must not open a second form. */
  const [isGoing, setGoing] = useState(false);
  if (steps === undefined) return undefined;
  const follow = async (go: NonNullable<DialogSteps['next']>) => {
    setGoing(true);
    try {
      const dialog = await go();
      if (dialog === undefined) notify.info('No more records here that you can edit.');
      else leave(() => galley.getState().openDialog(dialog));
    } catch {
      notify.failure('The record could not be loaded.');
    } finally {
      setGoing(false);
    }
  };
  const pressed = (go: DialogSteps['next']) =>
    go &&
    (() => {
      if (!isGoing) void follow(go);
    });
  return { previous: pressed(steps.previous), next: pressed(steps.next) };
}
