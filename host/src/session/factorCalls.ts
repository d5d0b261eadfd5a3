import type {
  Enrolment,
  RecoveryCodes,
  SecondFactor,
  SecondStepAnswer,
} from '@galley/server/account/secondFactor/contract';
import { responseOf, queryOptions, request } from '@galley/shared/http';
import { sendFromDevice } from '../account/accountCalls.ts';

/** The first part of the query key of your two-step verification. */
export const FACTOR_KEY = 'secondFactor';

/** Call 275. */
export const factorQuery = () =>
  queryOptions({
    queryKey: [FACTOR_KEY],
    queryFn: responseOf<SecondFactor>({ path: '/v1/second-factor' }),
  });

const post = <T>(path: string, body: object) =>
  request<T>({ method: 'POST', path: `/v1/second-factor/${path}`, body });

/** Call 276. */
export const beginApp = (Password: string): Promise<Enrolment> => post('app', { Password });

/** Call 277. @returns the recovery codes, which can't be read again */
export const confirmApp = async (Code: string): Promise<string[]> =>
  (await post<RecoveryCodes>('app/confirmation', { Code })).RecoveryCodes;

/** Call 278. */
export const removeApp = (Password: string): Promise<boolean> => post('app/removal', { Password });

/** Call 279. @returns the new recovery codes */
export const makeRecoveryCodes = async (Password: string): Promise<string[]> =>
  (await post<RecoveryCodes>('recovery-codes', { Password })).RecoveryCodes;

/** Call 280. */
export async function completeSecondStep(Ticket: string, Code: string): Promise<SecondStepAnswer> {
  const answer = await sendFromDevice('/account/secondstep/', { Ticket, Code });
  return (await answer.json()) as SecondStepAnswer;
}

/** Call 281. */
export async function beginRequiredApp(Ticket: string): Promise<Enrolment> {
  const answer = await sendFromDevice('/account/secondstep/enrolment/', { Ticket });
  return (await answer.json()) as Enrolment;
}
