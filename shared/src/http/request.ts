import type { Session } from '../store/session.ts';
import { galley } from '../store/index.ts';
import { ApiError, errorOf, isAbort } from './apiError.ts';
import { connection } from './connection.ts';
import { addressOf, type HostName } from './hosts.ts';

export interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Begins with a slash and includes encoded parameters. */
  path: string;
  host?: HostName;
  /** The name of a list is repeated for each value. */
  query?: Record<string, string | number | string[]>;
  body?: object;
  /** Sent as is, instead of a body. */
  file?: Blob;
  headers?: Record<string, string>;
  /** Sends the header EmployeeUID, which calls 6, 14, 15 and 30 require. */
  employeeHeader?: boolean;
  /** Idempotency-Key: the server executes a call with a key once, however often it arrives. */
  key?: string;
  /** False for calls without a session: signing in, resetting a password, meta.json. */
  secured?: boolean;
  signal?: AbortSignal;
  /** Sends the call even if the user leaves the page. */
  keepalive?: boolean;
}

/** Whether the user is active: automatic calls don't keep a session alive (SIGN-02). The host replaces it. */
export const attendance = { isUnattended: () => false };

export function headersOf(
  { body, file, headers: more, employeeHeader = false, key }: Call,
  session?: Session,
): Headers {
  const headers = new Headers({ Accept: 'application/json', ...more });
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  if (file !== undefined) headers.set('Content-Type', 'application/octet-stream');
  if (key !== undefined) headers.set('Idempotency-Key', key);
  if (session === undefined) return headers;
  headers.set('Authorization', `Bearer ${session.token}`);
  if (attendance.isUnattended()) headers.set('X-Unattended', '1');
  if (employeeHeader) headers.set('EmployeeUID', session.employeeUid);
  return headers;
}

export function urlOf({ host = 'apiHost', path, query = {} }: Call): string {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  );
  return addressOf(host, path) + (search.size === 0 ? '' : `?${search}`);
}

/** Loads the code that renews tokens; the first screen doesn't need it. */
export const loadRenewal = () => import(/* webpackChunkName: "renewal" */ './renewal.ts');

/** @returns null if the session has ended. @throws ApiError 0 if that can't be determined */
async function renewed(session: Session): Promise<Session | null> {
  const { renewSession } = await loadRenewal().catch((error: unknown) => {
    throw unreachable(error);
  });
  return renewSession(session);
}

const lasts = ({ renewAt }: Session) => Date.now() < renewAt;

/** A session whose token is valid for a while, if possible (SESS-07). */
export const freshSession = async (session: Session): Promise<Session> =>
  lasts(session) ? session : ((await renewed(session).catch(() => null)) ?? session);

/**
 * Sends a call with the session's token, which is renewed before it expires or after the server rejects it. Any other 401 ends the
 * session that the call was sent with; a late one must not end the next user's session.
 */
export async function sendSecured(sendWith: (session: Session) => Promise<Response>): Promise<Response> {
  const { session } = galley.getState();
  if (session === null) throw new ApiError(0, 'Your session has ended. Sign in again.');
  // Synchronous if the token is still good: signing out takes effect here immediately.
  let sender = lasts(session) ? session : await freshSession(session);
  let response = await sendWith(sender);
  if (response.status !== 401) return response;
  const again = sender.renewAt === Infinity ? null : await renewed(sender);
  if (again !== null) response = await sendWith((sender = again));
  const { session: current, endSession } = galley.getState();
  if (response.status === 401 && current?.token === sender.token) endSession('expired');
  return response;
}

/** The error for a call without a response. */
export const unreachable = (cause?: unknown): ApiError =>
  new ApiError(0, 'The server could not be reached.', undefined, { cause });

/**
 * Sends one call. Without a session, a secured call isn't sent. Throws an ApiError for every failure except an
 * abort, which is rethrown.
 */
export async function send(call: Call): Promise<Response> {
  const { method, body, file, signal, keepalive = false, secured = true } = call;
  const content = file ?? (body === undefined ? undefined : JSON.stringify(body));
  const sendWith = async (session?: Session) => {
    try {
      const response = await fetch(urlOf(call), {
        method,
        headers: headersOf(call, session),
        keepalive,
        ...(content === undefined ? {} : { body: content }),
        ...(signal === undefined ? {} : { signal }),
      });
      connection.setState({ isLost: false });
      return response;
    } catch (error) {
      if (isAbort(error)) throw error;
      connection.setState({ isLost: true });
      throw unreachable(error);
    }
  };
  const response = await (secured ? sendSecured(sendWith) : sendWith());
  if (response.ok) return response;
  throw await errorOf(response);
}

/** Sends one call and reads its JSON response; see `send`. The type comes from the contract, which the server enforces. */
export async function request<T>(call: Call): Promise<T> {
  const response = await send(call);
  return (await response.json()) as T;
}
