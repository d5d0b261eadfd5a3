import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type {
  Passkey,
  PasskeyAdded,
  PasskeyCreation,
  PasskeyRequest,
} from '@galley/server/account/passkeys/contract';
import type { SecondStepAnswer } from '@galley/server/account/secondFactor/contract';
import { responseOf, newKey, queryOptions, request } from '@galley/shared/http';
import { reasonOf } from '../shell/reasonOf.ts';
import { sendFromDevice } from '../account/accountCalls.ts';

/** The first part of the query key of your passkeys. */
export const PASSKEYS_KEY = 'passkeys';

/** Why a passkey couldn't be created or used, in words for the user. */
class PasskeyError extends Error {}

export const passkeyReason = (error: unknown): string =>
  error instanceof PasskeyError ? error.message : reasonOf(error);

/** Makes the browser ask for a passkey. @param refusal why the browser gives none */
async function ceremony<T>(dialog: () => Promise<T>, refusal: string): Promise<T> {
  try {
    return await dialog();
  } catch (error) {
    throw new PasskeyError(
      (error as Error).name === 'InvalidStateError'
        ? 'This device already has one of your passkeys.'
        : refusal,
    );
  }
}

const make = (optionsJSON: PasskeyCreation) =>
  ceremony(
    () => startRegistration({ optionsJSON }),
    'No passkey was added: you canceled, it took too long, or this device can’t store one.',
  );
const ask = (optionsJSON: PasskeyRequest) =>
  ceremony(
    () => startAuthentication({ optionsJSON }),
    'No passkey was used: you canceled, it took too long, or this device has none.',
  );

const sent = async <T>(path: string, body: object): Promise<T> =>
  (await (await sendFromDevice(`/account/${path}/`, body)).json()) as T;

/** Call 285. */
export const passkeysQuery = () =>
  queryOptions({
    queryKey: [PASSKEYS_KEY],
    queryFn: responseOf<Passkey[]>({ path: '/v1/passkeys' }),
  });

/** Call 286. */
export const beginPasskey = (Password: string): Promise<PasskeyCreation> =>
  request({ method: 'POST', path: '/v1/passkeys/options', body: { Password } });

/** Call 287. */
export const addPasskey = async (options: PasskeyCreation): Promise<PasskeyAdded> =>
  request({ method: 'POST', path: '/v1/passkeys', body: { Credential: await make(options) } });

/** Call 288. */
export const renamePasskey = (id: number, Name: string): Promise<boolean> =>
  request({ method: 'PUT', path: `/v1/passkeys/${id}`, body: { Name }, key: newKey() });

/** Call 289. */
export const removePasskey = (id: number, Password: string): Promise<boolean> =>
  request({ method: 'POST', path: `/v1/passkeys/${id}/removal`, body: { Password } });

/** Calls 290 and 291: signs in with a passkey alone. @returns the token */
export async function signInByPasskey(): Promise<string> {
  const Credential = await ask(await sent('passkey/options', {}));
  return sent('passkey', { Credential });
}

/** Calls 290 and 292: takes the second step with a passkey. */
export async function completeStepWithPasskey(Ticket: string): Promise<SecondStepAnswer> {
  const Credential = await ask(await sent('passkey/options', { Ticket }));
  return sent('secondstep/passkey', { Ticket, Credential });
}

/** Calls 293 and 294: creates the required passkey, and signs in. */
export async function addRequiredPasskey(Ticket: string): Promise<SecondStepAnswer> {
  const Credential = await make(await sent('secondstep/passkey/enrolment', { Ticket }));
  return sent('secondstep/passkey/confirmation', { Ticket, Credential });
}
