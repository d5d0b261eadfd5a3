import type { SecondStepNeeded } from '@galley/shared/contract/common';
import type { Enrolment, SecondStepAnswer } from '@galley/server/account/secondFactor/contract';
import { LOADING } from '@galley/shared/domain/loadingText';
import { appConfig, galley } from '@galley/shared/store';
import { Button } from '@galley/shared/ui';
import { useEffect, useState } from 'react';
import { Failed } from '../shell/Failed.tsx';
import { reasonOf } from '../shell/reasonOf.ts';
import { AppSetup, RecoveryCodeList } from './AppSetup.tsx';
import { beginRequiredApp, completeSecondStep } from './factorCalls.ts';
import { PasskeyButton } from './PasskeyButton.tsx';
import { addRequiredPasskey, completeStepWithPasskey } from './passkeyCalls.ts';
import { passkeysHere } from './passkeysHere.ts';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { CODE_INPUT, SingleFieldForm } from './SingleFieldForm.tsx';
import '../styles/account.scss';

const enter = (token: string) => galley.getState().signIn(token);

/** The second step of a sign-in (FACT-04, PKEY-03), or its setup (FACT-08). Without a ticket: a passkey alone. */
export function SecondStep({ ticket, ...needed }: Partial<SecondStepNeeded>) {
  const [done, setDone] = useState<{ token: string; codes: string[] }>();
  if (ticket === undefined) return <PasskeySignIn />;
  const take = ({ Token, RecoveryCodes }: SecondStepAnswer) => {
    if (RecoveryCodes === null) enter(Token);
    else setDone({ token: Token, codes: RecoveryCodes });
  };
  if (done !== undefined)
    return (
      <div className="session-form">
        <RecoveryCodeList codes={done.codes} />
        <Button look="primary" onClick={() => enter(done.token)}>
          Continue
        </Button>
      </div>
    );
  return (
    <div className="session-form">
      {needed.isEnrolment === true ? (
        <RequiredFactor ticket={ticket} onTaken={take} />
      ) : (
        <OwnFactors ticket={ticket} needed={needed} onTaken={take} />
      )}
      <SingleFieldForm
        label="Code"
        action="Sign In"
        input={CODE_INPUT}
        onSend={async (code) => take(await completeSecondStep(ticket, code))}
      />
      {/* A full reload, so that nothing of this sign-in is left. */}
      <a href="/">Start Over</a>
    </div>
  );
}

interface StepProps {
  ticket: string;
  onTaken: (answer: SecondStepAnswer) => void;
}

/** The user's second factors; entering a code is always possible. */
function OwnFactors({ ticket, needed, onTaken }: StepProps & { needed: Partial<SecondStepNeeded> }) {
  const { hasApp, hasPasskey, hasBlockedPasskey } = needed;
  const offersPasskey = hasPasskey === true && passkeysHere();
  const codes =
    hasApp === false
      ? 'one of your recovery codes'
      : 'the code that your authenticator app shows, or one of your recovery codes';
  return (
    <>
      {hasBlockedPasskey === true && (
        <p role="alert" className="form-failure">
          Someone may be using a copy of one of your passkeys, so that passkey is blocked. Remove it under My
          Account, or ask Operations to reset your two-step verification.
        </p>
      )}
      {offersPasskey && (
        <PasskeyButton label="Use Passkey" run={async () => onTaken(await completeStepWithPasskey(ticket))} />
      )}
      {hasPasskey === true && !offersPasskey && (
        <p>
          {appConfig().passkeys === undefined
            ? 'Passkeys aren’t available.'
            : `Your passkey works only at ${appConfig().passkeys}.`}
        </p>
      )}
      <p>{`${offersPasskey ? 'Or enter' : 'Enter'} ${codes}.`}</p>
    </>
  );
}

function RequiredFactor({ ticket, onTaken }: StepProps) {
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [refusal, setRefusal] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    beginRequiredApp(ticket).then(setEnrolment, (error: unknown) => setRefusal(reasonOf(error)));
  }, [ticket, attempt]);
  const retry = () => {
    setRefusal(undefined);
    setAttempt(attempt + 1);
  };
  return (
    <>
      <p>
        Your company requires two-step verification: from now on, you also need a code or a passkey to sign
        in.
      </p>
      {passkeysHere() && (
        <>
          <PasskeyButton label="Set Up Passkey" run={async () => onTaken(await addRequiredPasskey(ticket))} />
          <p>Or set up an authenticator app on your phone.</p>
        </>
      )}
      {refusal !== undefined && <Failed text={refusal} onRetry={retry} />}
      {enrolment === undefined && refusal === undefined && <p role="status">{LOADING}</p>}
      {enrolment !== undefined && <AppSetup enrolment={enrolment} />}
    </>
  );
}
