import { INVALID_PASSWORD, isNewPassword } from '@galley/server/account/rules/accountRules';
import { ApiError } from '@galley/shared/http';
import { Button, TextField } from '@galley/shared/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { resetPassword } from '../account/accountCalls.ts';
import { refusalOf } from './refusalOf.ts';

const DIFFERENT = 'Passwords must match';
const DONE = 'Your password has been successfully changed!';
const FAILED = 'Your password could not be updated. Please ensure the link is not expired or ';

/** AUTH-11, AUTH-12. */
export function NewPasswordForm({ token }: { token: string }) {
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [endsAddresses, setEndsAddresses] = useState(false);
  const [wasTried, setTried] = useState(false);
  const [state, setState] = useState<'idle' | 'sending' | 'done' | 'failed'>('idle');
  /** A password that the server rejected, and why (SIGN-08). */
  const [refused, setRefused] = useState<{ password: string; why: string } | null>(null);
  /** Why this employee can't have a password at all. */
  const [refusal, setRefusal] = useState<string>();
  const first = useRef<HTMLInputElement>(null);
  const second = useRef<HTMLInputElement>(null);
  const isValid = isNewPassword(password);
  const reason = refused?.password === password ? refused.why : undefined;

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isValid) return first.current?.focus();
    if (again !== password) return second.current?.focus();
    setState('sending');
    try {
      setState((await resetPassword(password, token, endsAddresses)) ? 'done' : 'failed');
    } catch (error) {
      const why = error instanceof ApiError ? error.problem?.errors?.[0]?.message : undefined;
      if (why === undefined) {
        setRefusal(refusalOf(error));
        return setState('failed');
      }
      setRefused({ password, why });
      setState('idle');
      first.current?.focus();
    }
    return undefined;
  };
  if (state === 'done') {
    return (
      <div className="session-form">
        <p role="status" className="form-success">
          {DONE}
        </p>
        {/* The fields are gone, and this is the next step. */}
        <Link to="/" ref={(link) => link?.focus()}>
          Login
        </Link>
      </div>
    );
  }
  return (
    <form className="session-form" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        ref={first}
        label="New password"
        type="password"
        autoComplete="new-password"
        required
        value={password}
        onChange={setPassword}
        error={wasTried && !isValid ? INVALID_PASSWORD : reason}
      />
      <TextField
        ref={second}
        label="New password (again)"
        type="password"
        autoComplete="new-password"
        required
        value={again}
        onChange={setAgain}
        error={wasTried && isValid && again !== password ? DIFFERENT : undefined}
      />
      <label className="form-check">
        <input
          type="checkbox"
          className="form-check-input"
          checked={endsAddresses}
          onChange={({ target }) => setEndsAddresses(target.checked)}
        />
        <span className="form-check-label">
          Also revoke my calendar link and my links to order lines and quotes
        </span>
      </label>
      <p className="field-hint">
        These links work without your password. Select this if someone else might have used your account.
      </p>
      {state === 'failed' && (
        <p role="alert" className="form-failure">
          {refusal ?? (
            <>
              {FAILED}
              <Link to="/reset-password">try again</Link>
            </>
          )}
        </p>
      )}
      <Button type="submit" look="primary" disabled={state === 'sending'}>
        Reset Password
      </Button>
    </form>
  );
}
