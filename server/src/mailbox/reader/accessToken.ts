import { ExplainedError } from '../../db/explainedError.ts';
import type { MailboxTokens } from '../settings.ts';

const WAITS_MS = 15_000;
/** How long before its expiry a token is renewed. */
const EARLY_MS = 60_000;

/** Fetches access tokens on demand (OAuth 2: client credentials or a refresh token). */
export function accessTokens({
  url,
  client,
  secret,
  refreshToken,
  scope,
}: MailboxTokens): () => Promise<string> {
  let known = { token: '', until: 0 };
  return async () => {
    if (Date.now() < known.until) return known.token;
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      body: new URLSearchParams({
        client_id: client,
        client_secret: secret,
        ...(scope === undefined ? {} : { scope }),
        ...(refreshToken === undefined
          ? { grant_type: 'client_credentials' }
          : { grant_type: 'refresh_token', refresh_token: refreshToken }),
      }),
      // The secret must not go to another address.
      redirect: 'manual',
      signal: AbortSignal.timeout(WAITS_MS),
    });
    const body = (await answer.json().catch(() => ({}))) as Record<string, unknown>;
    const { access_token: token, expires_in: seconds, error } = body;
    if (!answer.ok || typeof token !== 'string')
      throw new ExplainedError(
        `No access token for the mailbox: MAILBOX_OAUTH_URL returned ${answer.status}${typeof error === 'string' ? `, ${error}` : ''}.`,
      );
    known = { token, until: Date.now() + (typeof seconds === 'number' ? seconds * 1000 : 0) - EARLY_MS };
    return token;
  };
}
