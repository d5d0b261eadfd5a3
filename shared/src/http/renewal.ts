import type { Session } from '../store/session.ts';
import { galley } from '../store/index.ts';
import { sessionOf } from '../store/session.ts';
import { storedToken } from '../store/tokenStorage.ts';
import { ApiError, errorOf } from './apiError.ts';
import { addressOf } from './hosts.ts';

/** Longer than any working server needs. */
const ANSWERED_MS = 15_000;

/** The newer token of the session, from this tab or another; undefined if it hasn't changed. */
function renewedMeanwhile(session: Session): Session | undefined {
  const { session: current } = galley.getState();
  // Storage has it before this tab gets the event.
  const stored = sessionOf(storedToken(localStorage), true);
  return [current, stored].find((one) => one?.id === session.id && one.token !== session.token) ?? undefined;
}

function keep(session: Session, token: string): Session {
  const renewed = sessionOf(token, true);
  if (renewed?.id !== session.id) throw new ApiError(0, 'The renewed token belongs to another session.');
  // A user who has signed out in the meantime stays signed out: the token is for an earlier call.
  if (galley.getState().session?.id === session.id) galley.getState().renew(token);
  return renewed;
}

/** Requests a new token with the cookie (call 342). @returns null if the session has ended */
async function ask(session: Session): Promise<Session | null> {
  const meanwhile = renewedMeanwhile(session);
  if (meanwhile !== undefined) return keep(session, meanwhile.token);
  let answer: Response;
  try {
    answer = await fetch(addressOf('accountHost', '/account/renewal/'), {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: JSON.stringify({ Session: session.id }),
      signal: AbortSignal.timeout(ANSWERED_MS),
    });
  } catch (error) {
    throw new ApiError(0, 'The server could not be reached.', undefined, { cause: error });
  }
  if (answer.ok) return keep(session, (await answer.json()) as string);
  const refusal = await errorOf(answer);
  // A busy or stopping server hasn't made a decision.
  if (refusal.status === 429 || refusal.status >= 500) throw new ApiError(0, refusal.message);
  if (refusal.problem?.sessionMisused === true && galley.getState().session?.id === session.id)
    galley.getState().endSession('misused');
  return null;
}

const renewals = new Map<string, Promise<Session | null>>();

/**
 * Renews the token of a session, one at a time across tabs (SESS-07): a second attempt finds the first one's token.
 * @returns null if the session has ended. @throws ApiError 0 if that can't be determined
 */
export function renewSession(session: Session): Promise<Session | null> {
  const known = renewals.get(session.token);
  if (known !== undefined) return known;
  const asking =
    'locks' in navigator ? navigator.locks.request('galley-renewal', () => ask(session)) : ask(session);
  renewals.set(session.token, asking);
  // A failed or premature renewal can be retried.
  void asking.catch(() => undefined).finally(() => renewals.delete(session.token));
  return asking;
}
