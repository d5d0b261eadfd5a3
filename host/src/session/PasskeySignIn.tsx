import { galley } from '@galley/shared/store';
import { PasskeyButton } from './PasskeyButton.tsx';
import { signInByPasskey } from './passkeyCalls.ts';

/** A sign-in with a passkey alone (PKEY-04): the browser asks which one. */
export const PasskeySignIn = () => (
  <div className="session-form">
    <p>Use your passkey when the browser asks for it.</p>
    <PasskeyButton
      label="Use Passkey"
      startsAtOnce
      run={async () => void galley.getState().signIn(await signInByPasskey())}
    />
    {/* A full reload, with the parameters of the address. */}
    <a href={globalThis.location.search || '/'}>Sign In with a Password</a>
  </div>
);
