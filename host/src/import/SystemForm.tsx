import { FormDialog } from '@galley/shared/form';
import { ApiError, queryClient } from '@galley/shared/http';
import { Button } from '@galley/shared/ui';
import { useState, type ReactNode } from 'react';
import { reasonOf } from '../shell/reasonOf.ts';
import { IMPORT_KEY } from './importCalls.ts';

/** The errors, by field. */
export type Faults = Readonly<Record<string, string>>;

interface Props {
  title: string;
  button: string;
  isDirty: boolean;
  /** The current errors. */
  faults: Faults;
  /** Sends the form, and handles the response. */
  onSend: () => Promise<void>;
  onClose: () => void;
  children: (faults: Faults) => ReactNode;
}

/** A form whose secret must not stay in the browser: it has no draft, and is sent immediately or not at all. */
export function SystemForm({ title, button, isDirty, faults, onSend, onClose, children }: Props) {
  const [shown, setShown] = useState<Faults>({});
  const [refusal, setRefusal] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);
  async function save() {
    // Meanwhile the button is disabled, but the keyboard isn't.
    if (isBusy) return;
    setShown(faults);
    setRefusal(undefined);
    if (Object.keys(faults).length > 0) return setAttempts(attempts + 1);
    setBusy(true);
    try {
      await onSend();
    } catch (error) {
      const errors = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
      setShown(Object.fromEntries(errors.map(({ field, message }) => [field.split('/')[0], message])));
      if (errors.length === 0) setRefusal(reasonOf(error));
      setAttempts(attempts + 1);
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: [IMPORT_KEY] });
    }
  }
  return (
    <FormDialog
      title={title}
      isDirty={isDirty}
      attempts={attempts}
      alert={refusal}
      onSave={() => void save()}
      onClose={onClose}
      footer={
        <Button look="primary" disabled={isBusy} onClick={() => void save()}>
          {button}
        </Button>
      }
    >
      {children(shown)}
    </FormDialog>
  );
}
