import { useEffect, useEffectEvent, useState } from 'react';
import { notify } from '../ui/toast/notify.ts';
import { readDraft, writeDraft, type Dialog } from '../store/index.ts';

/** The props of a dialog that return input from the outbox. */
export interface ReturnedInput {
  input?: unknown;
  withdraw?: () => boolean;
}

/** Dialogs whose input has become a draft. If another release renders one again, only the draft is current. */
const drafted = new WeakSet<ReturnedInput>();

/**
 * The input that a form opens with: what the outbox returned, else the draft on this device, else none. Returned input becomes the
 * draft and leaves the outbox. If the outbox has sent it meanwhile, the form closes and says so.
 */
export function useReturnedInput(
  dialog: ReturnedInput,
  {
    key,
    noun,
    openedBy,
    onClose,
  }: { key: string; noun: string; openedBy: Dialog | undefined; onClose: () => void },
): unknown {
  const [input] = useState(() => (drafted.has(dialog) ? undefined : dialog.input) ?? readDraft(key));
  const moveToDraft = useEffectEvent(() => {
    if (dialog.input === undefined || drafted.has(dialog)) return;
    if (dialog.withdraw?.() === false) {
      onClose();
      notify.info(`Your changes to the ${noun} were already saved or discarded.`);
      return;
    }
    drafted.add(dialog);
    writeDraft(key, dialog.input, openedBy);
  });
  useEffect(() => moveToDraft(), []);
  return input;
}
