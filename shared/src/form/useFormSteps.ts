import { useState } from 'react';
import { galley, type DialogSteps } from '../store/index.ts';
import type { Steps } from '../ui/modal/StepButtons.tsx';
import { notify } from '../ui/toast/notify.ts';

/**
 * Steps from the form of one record to the form of another in its list (STEP-02).
 * @param leave closes this form, after asking about unsaved input, and then continues
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
      if (dialog === undefined) notify.info('There are no more records here that you can edit.');
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
