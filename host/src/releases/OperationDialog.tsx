import type { ReleaseOperation } from '@galley/server/releases/operating/contract';
import { FormDialog, SelectField } from '@galley/shared/form';
import { ApiError, queryClient } from '@galley/shared/http';
import { Button, notify, TextField } from '@galley/shared/ui';
import { useState } from 'react';
import { audienceOf, CanaryFields, NO_CANARY, percentFault } from './CanaryFields.tsx';
import type { Choice } from './choices.ts';
import type { PendingOperation } from './pendingOperation.ts';
import { operateRelease, releaseStatusQuery } from './queries.ts';

interface OperationTexts {
  button: string;
  /** By default, the button's text and the remote. */
  title?: (remote: string) => string;
  /** What it does, if the title doesn't say it all. */
  note?: string;
  done: (remote: string) => string;
}
const TEXTS: Record<ReleaseOperation['Operation'], OperationTexts> = {
  rollback: { button: 'Roll Back', done: (remote) => `${remote} rolled back` },
  promote: { button: 'Promote', done: (remote) => `${remote} promoted` },
  canary: {
    button: 'Start Canary',
    title: (remote) => `Start Canary for ${remote}`,
    done: (remote) => `Canary for ${remote} started`,
  },
  'end-canary': {
    button: 'End Canary',
    title: (remote) => `End Canary for ${remote}`,
    done: (remote) => `Canary for ${remote} ended`,
  },
  disable: {
    button: 'Disable',
    note: 'Nobody can use this screen until it’s enabled again. People see your reason instead.',
    done: (remote) => `${remote} disabled`,
  },
  enable: { button: 'Enable', done: (remote) => `${remote} enabled` },
};
const NEEDS_RELEASE = new Set<ReleaseOperation['Operation']>(['promote', 'canary']);
const NEWEST = '';
const NEWEST_EARLIER = 'Most recent earlier release';

interface Props {
  intended: PendingOperation;
  /** The revision that the user has seen; the server refuses a change based on an older one. */
  revision: number;
  /** The possible releases, newest first. */
  choices: readonly Choice[];
  onClose: () => void;
}

interface Faults {
  release?: string;
  percent?: string;
  reason?: string;
}

/** Asks for the missing parts of an operation, above all its reason, and carries it out. */
export function OperationDialog({ intended, revision, choices, onClose }: Props) {
  const { Operation, Remote } = intended;
  const { button, title = (remote) => `${button} ${remote}`, note, done } = TEXTS[Operation];
  const isRollback = Operation === 'rollback';
  const [release, setRelease] = useState(NEWEST);
  const [canary, setCanary] = useState(NO_CANARY);
  const [reason, setReason] = useState('');
  const [faults, setFaults] = useState<Faults>({});
  const [refusal, setRefusal] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const [isBusy, setBusy] = useState(false);
  // The page keeps polling; the dialog sends the revision that was shown when it opened, or with the last refusal.
  const [seen, setSeen] = useState(revision);
  const hasRelease = Operation === 'rollback' || NEEDS_RELEASE.has(Operation);

  function check(): Faults {
    const percent = Operation === 'canary' ? percentFault(canary) : undefined;
    return {
      ...(NEEDS_RELEASE.has(Operation) && release === NEWEST ? { release: 'Release is required.' } : {}),
      ...(percent === undefined ? {} : { percent }),
      ...(reason.trim() === '' ? { reason: 'Reason is required.' } : {}),
    };
  }
  async function carryOut() {
    // Meanwhile the button is disabled, but the keyboard isn't.
    if (isBusy) return;
    const found = check();
    setFaults(found);
    setRefusal(undefined);
    if (Object.keys(found).length > 0) return setAttempts(attempts + 1);
    setBusy(true);
    try {
      await operateRelease({
        Operation,
        Remote,
        Reason: reason.trim(),
        ExpectRevision: seen,
        ...(hasRelease && release !== NEWEST ? { Release: release } : {}),
        ...(Operation === 'canary' ? audienceOf(canary) : {}),
      });
      notify.success(done(Remote));
      onClose();
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : undefined;
      const named = problem?.errors?.map(({ message }) => message) ?? [];
      setRefusal(named.join('\n') || (problem?.detail ?? 'The server could not be reached.'));
      setAttempts(attempts + 1);
    } finally {
      await queryClient.invalidateQueries({ queryKey: ['releases'] });
      setSeen((before) => queryClient.getQueryData(releaseStatusQuery().queryKey)?.revision ?? before);
      setBusy(false);
    }
  }
  return (
    <FormDialog
      title={title(Remote)}
      size="small"
      isDirty={release !== NEWEST || canary !== NO_CANARY || reason !== ''}
      attempts={attempts}
      alert={refusal}
      onSave={() => void carryOut()}
      onClose={onClose}
      footer={
        <Button
          look="primary"
          disabled={isBusy || (hasRelease && choices.length === 0)}
          onClick={() => void carryOut()}
        >
          {button}
        </Button>
      }
    >
      {note !== undefined && <p className="modal-text">{note}</p>}
      {hasRelease && (
        <SelectField
          label="Release"
          value={release}
          options={[
            { value: NEWEST, label: isRollback ? NEWEST_EARLIER : 'Choose a release' },
            ...choices.map(({ release: value, label }) => ({ value, label })),
          ]}
          hint={
            choices.length === 0
              ? 'No other release has been published.'
              : isRollback && release === NEWEST
                ? 'The release that was live most recently before this one, skipping any that were rolled back or that the gate rejects.'
                : undefined
          }
          error={faults.release}
          onChange={setRelease}
        />
      )}
      {Operation === 'canary' && <CanaryFields draft={canary} error={faults.percent} onChange={setCanary} />}
      <TextField label="Reason" value={reason} maxLength={500} error={faults.reason} onChange={setReason} />
    </FormDialog>
  );
}
