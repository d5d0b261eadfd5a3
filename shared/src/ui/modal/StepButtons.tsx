import { Button } from '../button/Button.tsx';
import { Icon } from '../icon/Icon.tsx';

/** Steps to the neighbors of the dialog's record in its list; undefined at an end (STEP-01). */
export interface Steps {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

const IS_APPLE = /mac|iphone|ipad/i.test(navigator.userAgent);

/** The step for a key press. On Apple keyboards, these keys move by words in a text. */
export function stepOf(
  event: KeyboardEvent | React.KeyboardEvent,
  steps: Steps | undefined,
): (() => void) | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
  if (!altKey || ctrlKey || metaKey || shiftKey) return undefined;
  if (IS_APPLE && target instanceof HTMLElement && target.matches('input, textarea')) return undefined;
  if (key === 'ArrowLeft') return steps?.previous;
  return key === 'ArrowRight' ? steps?.next : undefined;
}

/** Previous and Next in the header of a dialog for a record of a list. At an end, the focused button stays. */
export const StepButtons = ({ previous, next }: Steps) => (
  <div className="modal-steps">
    <Button
      aria-keyshortcuts="Alt+ArrowLeft"
      title="Alt ←"
      aria-disabled={previous === undefined}
      onClick={previous}
    >
      <Icon name="chevronLeft" /> Previous
    </Button>
    <Button
      aria-keyshortcuts="Alt+ArrowRight"
      title="Alt →"
      aria-disabled={next === undefined}
      onClick={next}
    >
      Next <Icon name="chevronRight" />
    </Button>
  </div>
);
