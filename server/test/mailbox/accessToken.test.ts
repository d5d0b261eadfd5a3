import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, test, type TestContext } from 'node:test';
import { ConfigError } from '#server/common/configVariables';
import { accessTokens } from '#server/mailbox/reader/accessToken';
import { mailboxSettings } from '#server/mailbox/settings';

/** A server on localhost, for one test. */
async function serve(context: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  context.after(() => server.close());
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/token`;
}
const tokensOf = (url: string) => accessTokens({ url, client: 'galley', secret: 'a-secret', scope: 'mail' });

describe('An access token of the mailbox (MAIL-01)', () => {
  test('is requested once and reused until a minute before it expires', async (context) => {
    let times = 0;
    const url = await serve(context, (_request, response) => {
      times += 1;
      response.end(JSON.stringify({ access_token: `token-${times}`, expires_in: 3600 }));
    });
    const token = tokensOf(url);
    const began = Date.now();
    let passedS = 0;
    context.mock.method(Date, 'now', () => began + passedS * 1_000);
    assert.deepEqual([await token(), await token(), times], ['token-1', 'token-1', 1]);
    passedS = 3600 - 61;
    assert.equal(await token(), 'token-1');
    passedS = 3600 - 60;
    assert.deepEqual([await token(), await token(), times], ['token-2', 'token-2', 2]);
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

  test('is requested over an encrypted connection, unless its provider is on the same machine; otherwise the server doesn’t start, and the error names the variable (MAIL-01)', () => {
    const addressOf = (MAILBOX_OAUTH_URL: string) =>
      mailboxSettings({
        MAILBOX_URL: 'imaps://log@mail.example/INBOX',
        MAILBOX_ADDRESS: 'log@galley.example',
        MAILBOX_OAUTH_URL,
        MAILBOX_OAUTH_CLIENT: 'galley',
        MAILBOX_OAUTH_SECRET: 'a-secret',
      })?.tokens?.url;
    for (const url of [
      'https://login.example/token',
      'http://localhost:9000/token',
      'http://127.0.0.2/token',
      'http://[::1]/token',
    ])
      assert.equal(addressOf(url), url);
    for (const url of [
      'http://login.example/token',
      'http://localhost.example/token',
      'http://127.0.0.1.example/token',
      'http://10.0.0.7/token',
      'http://0.0.0.0/token',
    ])
      assert.throws(
        () => addressOf(url),
        (error) =>
          error instanceof ConfigError &&
          error.message ===
            `MAILBOX_OAUTH_URL is "${url}"; expected an address that begins with https://, or with http:// on this machine.`,
      );
  });
});
