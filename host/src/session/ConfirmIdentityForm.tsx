import { useQuery } from '@galley/shared/http';
import { Button } from '@galley/shared/ui';
import { useState } from 'react';
import { reasonOf } from '../shell/reasonOf.ts';
import { factorQuery } from './factorCalls.ts';
import { CODE_INPUT, PASSWORD_INPUT, SingleFieldForm } from './SingleFieldForm.tsx';

interface Props {
  /** The label of the button. */
  action: string;
  /** Sends the form; a refusal is shown. */
  onSend: (proof: string) => Promise<void>;
  onCancel: () => void;
}

/** For users with neither password nor app: the server checks the time of their sign-in. */
function FreshSignIn({ action, onSend, onCancel }: Props) {
  const [refusal, setRefusal] = useState<string>();
  return (
    <>
      <p>You can do this for ten minutes after you sign in with your company account.</p>
      {refusal !== undefined && (
        <p role="alert" className="form-failure">
          {refusal}
        </p>
      )}
      <div className="account-actions">
        <Button
          look="primary"
          onClick={() => void onSend('').catch((error: unknown) => setRefusal(reasonOf(error)))}
        >
          {action}
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </>
  );
}

/** Asks the signed-in user to confirm their identity with the password, or with a code if an authenticator app is set up. */
export function ConfirmIdentityForm(props: Props) {
  const { data: factor } = useQuery(factorQuery());
  if (factor === undefined) return null;
  const hasApp = factor.AppSince !== null;
  if (factor.HasPassword)
    return (
      <SingleFieldForm
        {...props}
        label={hasApp ? 'Your Password or a Code from Your App' : 'Your Password'}
        input={PASSWORD_INPUT}
      />
    );
  return hasApp ? (
    <SingleFieldForm {...props} label="A Code from Your Authenticator App" input={CODE_INPUT} />
  ) : (
    <FreshSignIn {...props} />
  );
}
