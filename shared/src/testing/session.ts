import { galley } from '../store/index.ts';

const encode = (value: object) => btoa(JSON.stringify(value)).replaceAll('=', '');

/** Signs a person in the way a token from the server would; the signature is the server's business. */
export function signInForTest({ sub = 'ana-uid', given_name = 'Ana', family_name = 'Ruiz' } = {}): void {
  galley.getState().endSession('signed-out');
  galley
    .getState()
    .signIn(`${encode({ alg: 'HS256' })}.${encode({ sub, given_name, family_name })}.signature`);
}
