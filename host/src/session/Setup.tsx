import type { SetupRequest } from '@galley/server/operations/setup/contract';
import { setupFaults, type SetupInput } from '@galley/server/operations/rules/setupRules';
import type { SecondStepNeeded } from '@galley/shared/contract/common';
import { ApiError } from '@galley/shared/http';
import { galley, useGalley } from '@galley/shared/store';
import { Button, TextField } from '@galley/shared/ui';
import {
  useEffect,
  useRef,
  useState,
  type InputHTMLAttributes,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { Link, Navigate } from 'react-router-dom';
import { storeEstimatedHeight } from '../account/setupPanelState.ts';
import { loadSignedIn } from '../signedInLoader.ts';
import { PublicPage } from './PublicPage.tsx';
import { sendFromDevice } from '../account/accountCalls.ts';

/** Call 343. @returns the token of the first Operations user */
const setUp = async (input: SetupRequest): Promise<string> =>
  (await (await sendFromDevice('/account/setup', input)).json()) as string;

interface Field {
  name: keyof SetupInput;
  label: string;
  hint?: string;
  input: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete'>;
}

const FIELDS: readonly Field[] = [
  { name: 'firstName', label: 'First Name', input: { type: 'text', autoComplete: 'given-name' } },
  { name: 'lastName', label: 'Last Name', input: { type: 'text', autoComplete: 'family-name' } },
  { name: 'email', label: 'Email', input: { type: 'email', autoComplete: 'username' } },
  { name: 'password', label: 'Password', input: { type: 'password', autoComplete: 'new-password' } },
  {
    name: 'ownerPassword',
    label: 'Account Owner Password',
    hint: 'Anyone with this password can change a prospect’s account owner. Share it only with people who need to do that.',
    input: { type: 'password', autoComplete: 'off' },
  },
];
const EMPTY: SetupInput = { firstName: '', lastName: '', email: '', password: '', ownerPassword: '' };
const FAILED = 'Galley could not be set up. Check your connection and try again.';

type Faults = { [K in keyof SetupInput]?: string | undefined };
const byField = (faults: readonly { field: string; message: string }[]): Faults =>
  Object.fromEntries(faults.map(({ field, message }) => [field, message]));

/** A required second step of the new account; without the code for it, the sign-in asks for it again. */
async function secondStepOf(needed: SecondStepNeeded): Promise<ReactNode> {
  const signedIn = await loadSignedIn(true);
  return signedIn.ok ? signedIn.secondStep(needed).catch(() => undefined) : undefined;
}

const LoginLink = () => (
  <p>
    <Link to="/">Login</Link>
  </p>
);

/**
 * The form for the first Operations user, with the one-time code after # in the address that the server prints at startup (FIRST-02).
 * @param onStep receives the form of a required second step (FACT-08)
 */
function SetupForm({ code, onStep }: { code: string; onStep: (step: ReactNode) => void }) {
  const [input, setInput] = useState(EMPTY);
  const [wasTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isAlreadySetUp, setAlreadySetUp] = useState(false);
  const [refused, setRefused] = useState<Faults>({});
  const form = useRef<HTMLFormElement>(null);
  // The pressed button is gone, so the link gets the focus.
  useEffect(() => {
    if (isAlreadySetUp) form.current?.querySelector('a')?.focus();
  }, [isAlreadySetUp]);
  const own = wasTried ? byField(setupFaults(input)) : {};
  const focus = (faults: Faults) => {
    const first = FIELDS.find(({ name }) => faults[name] !== undefined);
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first.name}]`)?.focus();
  };
  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    const faults = byField(setupFaults(input));
    if (Object.keys(faults).length > 0) return focus(faults);
    setSending(true);
    setRefusal(undefined);
    try {
      if (galley.getState().signIn(await setUp({ code, ...input }))) storeEstimatedHeight();
    } catch (error) {
      const problem = error instanceof ApiError ? error.problem : undefined;
      const step = problem?.secondStep && (await secondStepOf(problem.secondStep));
      if (step !== undefined) return onStep(step);
      setAlreadySetUp(problem?.status === 409);
      const fieldErrors = byField(problem?.errors ?? []);
      setRefused(fieldErrors);
      if (Object.keys(fieldErrors).length === 0) setRefusal(problem?.detail ?? FAILED);
      focus(fieldErrors);
    }
    setSending(false);
    return undefined;
  }
  return (
    <form ref={form} className="session-form" noValidate onSubmit={(event) => void submit(event)}>
      {!isAlreadySetUp && (
        <p>You’re the first person here. You’ll manage people and settings, and invite everyone else.</p>
      )}
      {FIELDS.map(({ name, label, hint, input: attributes }) => (
        <TextField
          key={name}
          {...attributes}
          name={name}
          label={label}
          required
          value={input[name]}
          onChange={(value) => {
            setInput((before) => ({ ...before, [name]: value }));
            setRefused((before) => ({ ...before, [name]: undefined }));
          }}
          error={own[name] ?? refused[name]}
          hint={hint}
        />
      ))}
      {refusal !== undefined && (
        <>
          <p role="alert" className="form-failure">
            {refusal}
          </p>
          <LoginLink />
        </>
      )}
      {!isAlreadySetUp && (
        <Button type="submit" look="primary" disabled={isSending}>
          Set Up Galley
        </Button>
      )}
    </form>
  );
}

/** `/setup#<code>`: works once; then Galley is set up (FIRST-02). */
export function Setup() {
  const isSignedIn = useGalley((state) => state.session !== null);
  const [code] = useState(() => globalThis.location.hash.slice(1));
  const [step, setStep] = useState<ReactNode>();
  if (isSignedIn) return <Navigate to="/" replace />;
  return (
    <PublicPage title="Set Up Galley">
      {step ??
        (code === '' ? (
          <>
            <p role="alert">
              This link is incomplete. If Galley isn’t set up yet, open the full link that the server printed
              when it last started. Otherwise, sign in.
            </p>
            <LoginLink />
          </>
        ) : (
          <SetupForm code={code} onStep={setStep} />
        ))}
    </PublicPage>
  );
}
