import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test, type TestContext } from 'node:test';
import { accessTokens } from '#server/mailbox/reader/accessToken';

/** A server on localhost, for one test. */
async function serve(context: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  context.after(() => server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`;
}
const tokensOf = (url: string) => accessTokens({ url, client: 'galley', secret: 'a-secret', scope: 'mail' });

describe('An access token of the mailbox (MAIL-01)', () => {
  test('is requested once and used until it expires', async (context) => {
    let times = 0;
    const url = await serve(context, (_request, response) => {
      times += 1;
      response.end(JSON.stringify({ access_token: `token-${times}`, expires_in: 3600 }));
    });
    const token = tokensOf(url);
    assert.deepEqual([await token(), await token(), times], ['token-1', 'token-1', 1]);
  });

  test('isn’t requested from an address that the configured one redirects to, which would receive the secret', async (context) => {
    const heard: string[] = [];
    const other = await serve(context, (request, response) => {
      heard.push(request.url ?? '');
      response.end(JSON.stringify({ access_token: 'token', expires_in: 3600 }));
    });
    const url = await serve(context, (_request, response) =>
      response.writeHead(307, { location: other }).end(),
    );
    await assert.rejects(tokensOf(url)(), /MAILBOX_OAUTH_URL returned 307/);
    assert.deepEqual(heard, []);
  });
});
