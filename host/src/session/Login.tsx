import type { ApiError } from '@galley/shared/http';
import { appConfig, galley, useGalley } from '@galley/shared/store';
import { Button, TextField } from '@galley/shared/ui';
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { LANDED, opening } from '../opening.ts';
import { loadSignedIn } from '../signedInLoader.ts';
import { restOfArrival } from './arrival.ts';
import { EndedNote } from './EndedNote.tsx';
import { passkeysHere } from './passkeysHere.ts';
import { PublicPage } from './PublicPage.tsx';
import { returnPage, takeReturnUrl } from './returnUrl.ts';
import { login } from '../account/accountCalls.ts';

const FAILED = 'Login Failed: Invalid Login Credentials.';
const EMAIL_REQUIRED = 'User email is required.';
const PASSWORD_REQUIRED = 'Password is required.';

/** Redirects signed-in users; the address is taken only once, even if React renders twice. */
function SignedInAlready() {
  const [target] = useState(() => opening(takeReturnUrl()));
  return <Navigate to={target} replace state={LANDED} />;
}

/** The sign-in page (AUTH-01 to AUTH-04), with a company account as an option or as the only way (OIDC-02, OIDC-08). */
export function Login() {
  const isSignedIn = useGalley((state) => state.session !== null);
  const [step, setStep] = useState<ReactNode>(restOfArrival);
  const { signIn } = appConfig();
  if (isSignedIn) return <SignedInAlready />;
  return (
    <PublicPage title="Sign In">
      {step ?? (
        <>
          <EndedNote />
          {(signIn?.passwords !== false || globalThis.location.search === '?password') && (
            <LoginForm onStep={setStep} />
          )}
          {signIn && (
            <p className="session-form">
              <a className="btn" href={`${signIn.address}?page=${returnPage()}`}>
                {signIn.label}
              </a>
            </p>
          )}
        </>
      )}
    </PublicPage>
  );
}

/** @param onStep receives the form of a required second step (FACT-04) or of a passkey (PKEY-04) */
function LoginForm({ onStep }: { onStep: (step: ReactNode) => void }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [wasTried, setTried] = useState(false);
  const [state, setState] = useState<'idle' | 'sending' | 'failed'>('idle');
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const isEmailMissing = email.trim() === '';

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (isEmailMissing) return emailInput.current?.focus();
    if (password === '') return passwordInput.current?.focus();
    setState('sending');
    const signedIn = loadSignedIn(true);
    try {
      const token = await login(email.trim(), password);
      setState(galley.getState().signIn(token) ? 'idle' : 'failed');
    } catch (error) {
      const needed = (error as ApiError).problem?.secondStep;
      const loaded = needed && (await signedIn);
      if (needed && loaded?.ok) onStep(await loaded.secondStep(needed).catch(() => null));
      setState('failed');
    }
    return undefined;
  };
  const askPasskey = async () => {
    const loaded = await loadSignedIn(true);
    if (loaded.ok) onStep(await loaded.secondStep().catch(() => null));
    setState('failed');
  };
  const typeEmail = (value: string) => {
    // Users who start typing will need the rest of the app in a few seconds.
    void loadSignedIn(true);
    setEmail(value);
  };
  return (
    <form className="session-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={emailInput}
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={typeEmail}
        error={wasTried && isEmailMissing ? EMAIL_REQUIRED : undefined}
      />
      <TextField
        ref={passwordInput}
        label="Password"
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        error={wasTried && password === '' ? PASSWORD_REQUIRED : undefined}
      />
      {state === 'failed' && (
        <p role="alert" className="form-failure">
          {FAILED}
        </p>
      )}
      <Button type="submit" look="primary" disabled={state === 'sending'}>
        Login
      </Button>
      {passkeysHere() && <Button onClick={() => void askPasskey()}>Sign In with a Passkey</Button>}
      <Link to="/reset-password">Forgot password</Link>
    </form>
  );
}
