import type { Enrolment, SecondFactor } from '@galley/server/account/secondFactor/contract';
import { queryClient, useQuery } from '@galley/shared/http';
import { Button, notify } from '@galley/shared/ui';
import { useState } from 'react';
import { auditTime } from '../audit/auditTime.ts';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { AppSetup, RecoveryCodeList } from './AppSetup.tsx';
import {
  beginApp,
  confirmApp,
  FACTOR_KEY,
  factorQuery,
  makeRecoveryCodes,
  removeApp,
} from './factorCalls.ts';
import { CODE_INPUT, PASSWORD_INPUT, SingleFieldForm } from './SingleFieldForm.tsx';

const WITHOUT_PASSWORD =
  'You sign in with your company account. Changing two-step verification here requires a Galley password.';

type Step = 'set up' | 'remove' | 'codes';
const ACTIONS: Record<Step, string> = {
  'set up': 'Continue',
  remove: 'Remove App',
  codes: 'Generate New Codes',
};

/** The user's two-step verification: set it up, remove it, generate new recovery codes (FACT-01, FACT-07). */
export function SecondFactorPart() {
  const query = useQuery(factorQuery());
  const { data: factor } = query;
  const [step, setStep] = useState<Step>();
  const [enrolment, setEnrolment] = useState<Enrolment>();
  const [codes, setCodes] = useState<string[]>();
  const reload = () => queryClient.invalidateQueries({ queryKey: [FACTOR_KEY] });
  async function proved(password: string) {
    if (step === 'set up') setEnrolment(await beginApp(password));
    if (step === 'codes') setCodes(await makeRecoveryCodes(password));
    if (step === 'remove') {
      await removeApp(password);
      setCodes(undefined);
      notify.success('Authenticator app removed');
    }
    setStep(undefined);
    await reload();
  }
  async function confirm(code: string) {
    setCodes(await confirmApp(code));
    setEnrolment(undefined);
    notify.success('Authenticator app set up');
    await reload();
  }
  if (factor === undefined)
    return <NotLoaded query={query} failure="Your two-step verification settings could not be loaded." />;
  return (
    <>
      <State factor={factor} />
      {codes !== undefined && <RecoveryCodeList codes={codes} />}
      {enrolment !== undefined && (
        <>
          <AppSetup enrolment={enrolment} />
          <SingleFieldForm
            label="Code"
            action="Confirm"
            input={CODE_INPUT}
            onSend={confirm}
            onCancel={() => setEnrolment(undefined)}
          />
        </>
      )}
      {step === 'codes' && <p>Your current recovery codes will stop working.</p>}
      {step !== undefined && (
        <SingleFieldForm
          key={step}
          label="Your Password"
          action={ACTIONS[step]}
          input={PASSWORD_INPUT}
          onSend={proved}
          onCancel={() => setStep(undefined)}
        />
      )}
      {step === undefined &&
        enrolment === undefined &&
        (factor.HasPassword ? <Buttons factor={factor} onStep={setStep} /> : <p>{WITHOUT_PASSWORD}</p>)}
    </>
  );
}

function State({ factor }: { factor: SecondFactor }) {
  const { AppSince, Passkeys, BlockedPasskeys, RecoveryCodesLeft, IsRequired } = factor;
  if (AppSince === null && Passkeys > 0)
    return <p>{`Two-step verification is on, using passkeys. Recovery codes left: ${RecoveryCodesLeft}.`}</p>;
  // Signing in takes a second step even if every passkey is blocked (PKEY-06).
  if (AppSince === null && BlockedPasskeys > 0)
    return (
      <p>
        {`Your passkeys are blocked, so the second step of signing in requires a recovery code. Recovery codes left: ${RecoveryCodesLeft}.`}
      </p>
    );
  if (AppSince === null)
    return (
      <p>
        {IsRequired
          ? 'You’ll be asked to set up two-step verification the next time you sign in.'
          : 'An authenticator app protects your account even if someone learns your password.'}
      </p>
    );
  return (
    <p>
      {`Two-step verification is on, using the authenticator app that you set up on ${auditTime(AppSince).business}. Recovery codes left: ${RecoveryCodesLeft}.`}
    </p>
  );
}

interface ButtonsProps {
  factor: SecondFactor;
  onStep: (step: Step) => void;
}

const Buttons = ({ factor: { AppSince, Passkeys, BlockedPasskeys, IsRequired }, onStep }: ButtonsProps) => (
  <div className="account-actions">
    {AppSince === null && (
      <Button look="primary" onClick={() => onStep('set up')}>
        Set Up Authenticator App
      </Button>
    )}
    {(AppSince !== null || Passkeys > 0 || BlockedPasskeys > 0) && (
      <Button onClick={() => onStep('codes')}>Generate New Codes</Button>
    )}
    {AppSince !== null && (!IsRequired || Passkeys > 0) && (
      <Button onClick={() => onStep('remove')}>Remove App</Button>
    )}
  </div>
);
