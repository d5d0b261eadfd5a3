import { useEffect, useEffectEvent, useState } from 'react';
import { notify } from '../ui/toast/notify.ts';
import { readDraft, writeDraft, type Dialog } from '../store/index.ts';

/** The part of a dialog that brings input back from the outbox. */
export interface ReturnedInput {
  input?: unknown;
  withdraw?: () => boolean;
}

/** Dialogs whose input has become a draft. When another release renders one again, the draft has the corrections. */
const drafted = new WeakSet<ReturnedInput>();

/**
 * The input that a form opens with: what the outbox returned, else the draft of this device, else none. Returned input becomes the
 * draft and leaves the outbox; when the outbox has sent it meanwhile, the form closes and says so.
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
      notify.info(`The ${noun} was sent or undone in the meantime.`);
      return;
    }
    drafted.add(dialog);
    writeDraft(key, dialog.input, openedBy);
  });
  useEffect(() => moveToDraft(), []);
  return input;
}
