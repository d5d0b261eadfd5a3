import { galley } from '../store/index.ts';

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** Signs a user in as a token from the server would; only the server checks the signature. */
export function signInForTest({ sub = 'ana-uid', given_name = 'Ana', family_name = 'Ruiz' } = {}): void {
  // Not by signing out, so that the same user's input stays.
  galley.getState().endSession('expired');
  galley
    .getState()
    .signIn(`${encode({ alg: 'HS256' })}.${encode({ sub, given_name, family_name })}.signature`);
}
