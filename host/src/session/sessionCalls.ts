import type { Session } from '@galley/server/account/sessions/contract';
import { responseOf, newKey, queryOptions, request } from '@galley/shared/http';

/** The first part of the query keys of sessions. */
export const SESSIONS_KEY = 'sessions';

/** Reads and ends sessions: your own, or an employee's for Operations. */
export type SessionsPath = '/v1/sessions' | `/v1/people/${number}/sessions`;

/** Calls 271 and 273. */
export const sessionsQuery = (path: SessionsPath) =>
  queryOptions({
    queryKey: [SESSIONS_KEY, path],
    queryFn: responseOf<Session[]>({ path }),
  });

/** Calls 272 and 274. @param session a session; omitted: all except the current one */
export const endSessions = (path: SessionsPath, session?: number): Promise<boolean> =>
  request<boolean>({
    method: 'DELETE',
    path,
    ...(session === undefined ? {} : { query: { session } }),
    key: newKey(),
  });
