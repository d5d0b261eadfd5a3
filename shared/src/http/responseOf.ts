import { logFailure } from './lookupFailure.ts';
import { request, type Call } from './request.ts';

/** A GET call by default. */
type Request = Omit<Call, 'method' | 'signal'> & Partial<Pick<Call, 'method'>>;

/**
 * A query function: sends a call, and cancels it with the query.
 * @param what names the lookup in the log if the call fails without a message to the user (COMP-08)
 */
export const responseOf =
  <T>(call: Request, what?: string) =>
  ({ signal }: { signal: AbortSignal }): Promise<T> => {
    const answer = request<T>({ method: 'GET', ...call, signal });
    return what === undefined ? answer : answer.catch(logFailure(what));
  };
