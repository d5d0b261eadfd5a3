import { logFailure } from './lookupFailure.ts';
import { request, type Call } from './request.ts';

/** Reads unless it says otherwise. */
type Request = Omit<Call, 'method' | 'signal'> & Partial<Pick<Call, 'method'>>;

/** What a query does: a call, canceled with the query. @param what is logged as not loaded, where the person is not told (COMP-08) */
export const responseOf =
  <T>(call: Request, what?: string) =>
  ({ signal }: { signal: AbortSignal }): Promise<T> => {
    const answer = request<T>({ method: 'GET', ...call, signal });
    return what === undefined ? answer : answer.catch(logFailure(what));
  };
