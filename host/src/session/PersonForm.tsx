import { useQuery } from '@galley/shared/http';
import { Button } from '@galley/shared/ui';
import { useState } from 'react';
import { reasonOf } from '../shell/reasonOf.ts';
import { factorQuery } from './factorCalls.ts';
import { CODE_INPUT, PASSWORD_INPUT, ProofForm } from './ProofForm.tsx';

interface Props {
  /** Of the button. */
  action: string;
  /** Sends it; what it is refused for is shown. */
  onSend: (proof: string) => Promise<void>;
  onCancel: () => void;
}

/** Of those who have neither password nor app: the server looks at when they have signed in. */
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

/** Has the person signed in prove again who they are: by the password, or a code of the authenticator app where one is set up. */
export function PersonForm(props: Props) {
  const { data: factor } = useQuery(factorQuery());
  if (factor === undefined) return null;
  const hasApp = factor.AppSince !== null;
  if (factor.HasPassword)
    return (
      <ProofForm
        {...props}
        label={hasApp ? 'Your Password or a Code from Your App' : 'Your Password'}
        input={PASSWORD_INPUT}
      />
    );
  return hasApp ? (
    <ProofForm {...props} label="A Code from Your Authenticator App" input={CODE_INPUT} />
  ) : (
    <FreshSignIn {...props} />
  );
}
