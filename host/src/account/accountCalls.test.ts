import { configure } from '@galley/shared/host';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { galley } from '@galley/shared/store';
import { login, logout } from './accountCalls.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const tokenOf = (sub: string) => `${encode({ alg: 'HS256' })}.${encode({ sub })}.signature`;
const ANA = tokenOf('ana-uid');
const BEN = tokenOf('ben-uid');

/** Replaces the network: `answer` responds to each call. */
function network(answer: () => Response | Promise<Response>) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
}
const json = (value: unknown, status = 200) => Response.json(value, { status });

beforeEach(() => {
  galley.getState().endSession('signed-out');
  galley.getState().signIn(ANA);
  configure({});
});

describe('Signing in and out', () => {
  test.each([
    ['a JSON string', () => Response.json(BEN)],
    ['plain text', () => new Response(BEN)],
  ])('takes the token from an answer that is %s (AUTH-03)', async (_kind, answer) => {
    network(answer);
    await expect(login('ben@galley.example', 'right')).resolves.toBe(BEN);
  });

  test('wrong credentials do not end another tab’s session', async () => {
    network(() => json({}, 401));
    await expect(login('ana@galley.example', 'wrong')).rejects.toMatchObject({ status: 401 });
    expect(galley.getState().session).not.toBeNull();
  });

  test('signing out notifies the server, even if it doesn’t respond (AUTH-07)', async () => {
    const fetched = network(() => Promise.reject(new TypeError('offline')));
    await logout();
    const headers = new Headers(fetched.mock.calls[0]?.[1]?.headers);
    expect(headers.get('authorization')).toBe(`Bearer ${ANA}`);
    expect(galley.getState()).toMatchObject({ session: null, ended: 'signed-out' });
  });
});

describe('Signing in (SESS-04)', () => {
  test.each([
    ['asks for a session that the page renews', '', '1'],
    [
      'asks for no such session if accounts are on another server, whose cookie would not be sent back',
      'https://accounts.example',
      null,
    ],
  ])('%s', async (_what, accountHost, requested) => {
    configure({ accountHost });
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(BEN));
    await login('ana@galley.example', 'right');
    expect(new Headers(fetched.mock.calls[0]?.[1]?.headers).get('x-renewal')).toBe(requested);
  });
});
