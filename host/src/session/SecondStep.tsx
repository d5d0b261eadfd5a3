import type { SecondStepNeeded } from '@galley/shared/contract/common';
import type { Enrolment } from '@galley/shared/contract/secondFactor';
import { LOADING } from '@galley/shared/domain/loadingText';
import { galley } from '@galley/shared/store';
import { useEffect, useState } from 'react';
import { Failed } from '../shell/Failed.tsx';
import { reasonOf } from '../shell/reasonOf.ts';
import { AppSetup, RecoveryCodeList } from './AppSetup.tsx';
import { beginRequiredApp, takeSecondStep } from './factorCalls.ts';
import { CODE_INPUT, ProofForm } from './ProofForm.tsx';

/** The second step of a sign-in (FACT-04): asks for a code, or has an app set up first (FACT-08). */
export function SecondStep({ ticket, isEnrolment }: SecondStepNeeded) {
  const [done, setDone] = useState<{ token: string; codes: string[] }>();
  const enter = (token: string) => galley.getState().signIn(token);
  async function send(code: string) {
    const { Token, RecoveryCodes } = await takeSecondStep(ticket, code);
    if (RecoveryCodes === null) enter(Token);
    else setDone({ token: Token, codes: RecoveryCodes });
  }
  if (done !== undefined)
    return (
      <div className="session-form">
        <RecoveryCodeList codes={done.codes} />
        <button type="button" className="btn btn-primary" onClick={() => enter(done.token)}>
          Continue
        </button>
      </div>
    );
  return (
    <div className="session-form">
      {isEnrolment ? (
        <RequiredApp ticket={ticket} />
      ) : (
        <p>Enter the code that your authenticator app shows, or one of your recovery codes.</p>
      )}
      <ProofForm label="Code" action="Sign In" input={CODE_INPUT} onSend={send} />
      {/* The whole page: nothing of this sign-in is left. */}
      <a href="/">Begin again</a>
    </div>
  );
}

function RequiredApp({ ticket }: { ticket: string }) {
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
      <p>Your company requires a second factor: from now on you also need your phone to sign in.</p>
      {refusal !== undefined && <Failed text={refusal} onRetry={retry} />}
      {enrolment === undefined && refusal === undefined && <p role="status">{LOADING}</p>}
      {enrolment !== undefined && <AppSetup enrolment={enrolment} />}
    </>
  );
}
