import type { Passkey } from '@galley/server/account/passkeys/contract';
import type { SecondFactor } from '@galley/server/account/secondFactor/contract';
import { PASSKEY_NAME_LENGTH } from '@galley/server/account/rules/passkeyName';
import { queryClient, useQuery } from '@galley/shared/http';
import { appConfig } from '@galley/shared/store';
import { Button, notify } from '@galley/shared/ui';
import { useState } from 'react';
import { auditTime } from '../audit/auditTime.ts';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { RecoveryCodeList } from './AppSetup.tsx';
import { FACTOR_KEY, factorQuery } from './factorCalls.ts';
import {
  addPasskey,
  beginPasskey,
  passkeyReason,
  PASSKEYS_KEY,
  passkeysQuery,
  removePasskey,
  renamePasskey,
} from './passkeyCalls.ts';
import { passkeysHere } from './passkeysHere.ts';
import { PASSWORD_INPUT, SingleFieldForm } from './SingleFieldForm.tsx';

type Task = { is: 'add' } | { is: 'rename' | 'remove'; passkey: Passkey };
const NAME_INPUT = { type: 'text', autoComplete: 'off', maxLength: PASSKEY_NAME_LENGTH };

const reload = async () => {
  await queryClient.invalidateQueries({ queryKey: [PASSKEYS_KEY] });
  await queryClient.invalidateQueries({ queryKey: [FACTOR_KEY] });
};

/** The signed-in user's passkeys: add, name or remove them (PKEY-01). */
export function PasskeyPart() {
  const query = useQuery(passkeysQuery());
  const { data: passkeys } = query;
  const { data: factor } = useQuery(factorQuery());
  const [task, setTask] = useState<Task>();
  const [codes, setCodes] = useState<string[] | null>(null);
  const done = () => setTask(undefined);

  async function add(password: string) {
    const options = await beginPasskey(password);
    done();
    try {
      const { ID, RecoveryCodes } = await addPasskey(options);
      setCodes(RecoveryCodes);
      notify.success('Passkey added');
      await reload();
      const added = queryClient.getQueryData(passkeysQuery().queryKey)?.find((one) => one.ID === ID);
      if (added !== undefined) setTask({ is: 'rename', passkey: added });
    } catch (error) {
      notify.failure(passkeyReason(error));
    }
  }
  async function rename({ ID }: Passkey, name: string) {
    await renamePasskey(ID, name);
    done();
    await reload();
  }
  async function remove({ ID, Name }: Passkey, password: string) {
    await removePasskey(ID, password);
    done();
    notify.success(`Passkey ${Name} removed`);
    await reload();
  }
  if (passkeys === undefined) return <NotLoaded query={query} failure="Your passkeys could not be loaded." />;
  return (
    <>
      {appConfig().passkeys !== undefined && (
        <p>
          Use your fingerprint, face or PIN instead of your password, or as a second step after your password.
        </p>
      )}
      {passkeys.length > 0 && (
        <ul className="plain-list session-list">
          {passkeys.map((passkey) => (
            <Entry key={passkey.ID} passkey={passkey} factor={factor} onTask={setTask} />
          ))}
        </ul>
      )}
      {passkeys.length > 0 && factor?.HasPassword === false && (
        <p>
          Adding or removing a passkey requires a Galley password. Operations can reset your two-step
          verification, which removes all your passkeys.
        </p>
      )}
      {codes !== null && <RecoveryCodeList codes={codes} />}
      {task?.is === 'add' && (
        <SingleFieldForm
          label="Your Password"
          action="Continue"
          input={PASSWORD_INPUT}
          onSend={add}
          onCancel={done}
        />
      )}
      {task?.is === 'rename' && (
        <SingleFieldForm
          key={`name ${task.passkey.ID}`}
          label="Passkey Name"
          action="Save"
          input={NAME_INPUT}
          initial={task.passkey.Name}
          onSend={(name) => rename(task.passkey, name)}
          onCancel={done}
        />
      )}
      {task?.is === 'remove' && (
        <SingleFieldForm
          key={`remove ${task.passkey.ID}`}
          label="Your Password"
          action={`Remove ${task.passkey.Name}`}
          input={PASSWORD_INPUT}
          onSend={(password) => remove(task.passkey, password)}
          onCancel={done}
        />
      )}
      {task === undefined && <Add hasAny={passkeys.length > 0} onAdd={() => setTask({ is: 'add' })} />}
    </>
  );
}

/** The button, or the reason why there is none. */
function Add({ hasAny, onAdd }: { hasAny: boolean; onAdd: () => void }) {
  const { passkeys: origin } = appConfig();
  const { data: factor } = useQuery(factorQuery());
  if (origin === undefined)
    return (
      <p>
        Passkeys aren’t available. Galley’s address (PUBLIC_URL) has to begin with https://, except at
        localhost, and can’t be an IP address. Whoever runs the server can change it.
      </p>
    );
  if (!passkeysHere()) return <p>{`Passkeys work only at ${origin}.`}</p>;
  if (factor?.HasPassword === false)
    return hasAny ? null : <p>Adding a passkey requires a Galley password.</p>;
  return (
    <div className="account-actions">
      <Button look="primary" onClick={onAdd}>
        Add Passkey
      </Button>
    </div>
  );
}

/** What to do about a blocked passkey. @param factor undefined while it loads */
function adviceOn(factor: SecondFactor | undefined): string {
  if (factor?.HasPassword === false) return 'Ask Operations to reset your two-step verification.';
  // The server keeps the last method that is required (PKEY-05).
  return factor?.IsRequired === true && factor.AppSince === null && factor.Passkeys === 0
    ? 'Set up another method, then remove this passkey.'
    : 'Remove this passkey.';
}

interface EntryProps {
  passkey: Passkey;
  /** Undefined while it loads. */
  factor: SecondFactor | undefined;
  onTask: (task: Task) => void;
}

function Entry({ passkey, factor, onTask }: EntryProps) {
  const { ID, Name, CreatedAt, LastUseAt, IsBlocked } = passkey;
  const id = `passkey-${ID}`;
  const lastUse = LastUseAt === null ? 'Never used' : `Last used ${auditTime(LastUseAt).business}`;
  return (
    <li aria-labelledby={id}>
      <div>
        <strong id={id}>{Name}</strong>
        <p>{`Added ${auditTime(CreatedAt).business} · ${lastUse}`}</p>
        {IsBlocked && (
          <p className="form-failure">{`Blocked: a copy of it may be in use. ${adviceOn(factor)}`}</p>
        )}
      </div>
      <div className="account-actions">
        <Button aria-label={`Rename ${Name}`} onClick={() => onTask({ is: 'rename', passkey })}>
          Rename
        </Button>
        {factor?.HasPassword !== false && (
          <Button aria-label={`Remove ${Name}`} onClick={() => onTask({ is: 'remove', passkey })}>
            Remove
          </Button>
        )}
      </div>
    </li>
  );
}
