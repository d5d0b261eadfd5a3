import { INVALID_EMAIL, isAccountEmail } from '@galley/server/account/rules/accountRules';
import { Button, TextField } from '@galley/shared/ui';
import { useRef, useState, type SyntheticEvent } from 'react';
import { forgotPassword } from '../account/accountCalls.ts';
import { refusalOf } from './refusalOf.ts';

const UNKNOWN = 'No account was found for that email address.';
const SENT = 'Reset instructions have been emailed to you.';
const UNREACHABLE = 'The instructions could not be sent. Please try again in a few minutes.';

/** AUTH-09, AUTH-10. */
export function ForgotPasswordForm() {
  const [email, setEmail] = useState('');
  const [wasTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<{ sent: boolean; text: string } | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const isValid = isAccountEmail(email);

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setTried(true);
    setOutcome(null);
    if (!isValid) return input.current?.focus();
    setSending(true);
    try {
      const sent = await forgotPassword(email.trim());
      setOutcome({ sent, text: sent ? SENT : UNKNOWN });
    } catch (error) {
      setOutcome({ sent: false, text: refusalOf(error) ?? UNREACHABLE });
    }
    setSending(false);
    return undefined;
  };
  return (
    <form className="session-form" noValidate onSubmit={(event) => void submit(event)}>
      <p>Please submit your email address below to receive reset instructions.</p>
      <TextField
        ref={input}
        label="Email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
        error={wasTried && !isValid ? INVALID_EMAIL : undefined}
      />
      {outcome !== null && (
        <p
          role={outcome.sent ? 'status' : 'alert'}
          className={outcome.sent ? 'form-success' : 'form-failure'}
        >
          {outcome.text}
        </p>
      )}
      <Button type="submit" look="primary" disabled={isSending}>
        Reset
      </Button>
    </form>
  );
}
