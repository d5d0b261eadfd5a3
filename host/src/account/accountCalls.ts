import { RENEWAL_HEADER } from '@galley/server/account/rules/renewalHeader';
import { request, send } from '@galley/shared/http';
import { appConfig, galley } from '@galley/shared/store';
import { deviceHeaders, rememberDevice } from './device.ts';

const account = { host: 'accountHost', method: 'POST', secured: false } as const;

/** Requests a renewable session, if its cookie can be sent, which requires the page's own origin (SESS-04). */
const renewalHeaders = () =>
  appConfig().accountHost === '' && navigator.cookieEnabled ? { [RENEWAL_HEADER]: '1' } : {};

/** Sends a call that identifies this browser to the server (X-Device). */
export async function sendFromDevice(path: string, body: object): Promise<Response> {
  const answer = await send({ ...account, path, headers: { ...deviceHeaders(), ...renewalHeaders() }, body });
  rememberDevice(answer);
  return answer;
}

/** Call 31. @returns the token, which a server can send as a JSON string or as plain text */
export async function login(email: string, password: string): Promise<string> {
  const answer = await sendFromDevice('/account/login/', { email, password });
  return (await answer.text()).replaceAll(/^"|"$/g, '');
}

/** Call 267, always on this server. @returns the token of the user who comes back from the identity provider */
export async function takeArrival(): Promise<string> {
  const answer = await send({
    ...account,
    host: 'here',
    path: '/account/oidc/token',
    headers: renewalHeaders(),
  });
  return (await answer.json()) as string;
}

/** Call 32. @returns whether the password was changed */
export async function resetPassword(
  password: string,
  resetToken: string,
  endAddresses: boolean,
): Promise<boolean> {
  const answer = await sendFromDevice('/account/resetpassword', {
    password,
    resetToken,
    ...(endAddresses ? { endAddresses } : {}),
  });
  return (await answer.json()) as boolean;
}

/** Call 33. @returns false if no account has that address */
export const forgotPassword = async (email: string): Promise<boolean> => {
  const answer = await sendFromDevice('/account/forgotpassword', { email });
  return (await answer.json()) as boolean;
};

/** Ends the session on the server and here (AUTH-07). Here it ends immediately, even without a network. */
export async function logout(): Promise<void> {
  const notified = request<boolean>({ host: 'accountHost', method: 'POST', path: '/account/logout' });
  galley.getState().endSession('signed-out');
  await notified.catch(() => false);
}
