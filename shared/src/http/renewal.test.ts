import { configure } from '../store/config.ts';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { galley } from '../store/index.ts';
import { queryClient, request } from './index.ts';

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const MINUTES = 60;
let last = 0;

/** A token of a session; each call creates a different one. */
function tokenOf({ sub = 'ana-uid', jti = 'session-1', life = 15 * MINUTES, age = 0 } = {}): string {
  const iat = Math.floor(Date.now() / 1000) - age;
  return `${encode({ alg: 'HS256' })}.${encode({ sub, jti, iat, exp: iat + life, n: (last += 1) })}.signature`;
}

/** A server that knows one good token, and renews by `renews`. */
function serve({ good, renews }: { good: () => string; renews: () => Response | Promise<Response> }) {
  const renewals: unknown[] = [];
  const sent: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = input as string;
    if (path === '/account/renewal/') {
      renewals.push(JSON.parse(init?.body as string));
      return renews();
    }
    const bearer = new Headers(init?.headers).get('authorization') ?? '';
    sent.push(bearer);
    return bearer === `Bearer ${good()}` ? Response.json({ ok: true }) : Response.json({}, { status: 401 });
  });
  return { renewals, sent };
}

/** Signs in like a page that opens with this token in storage. */
function openWith(token: string): void {
  localStorage.setItem('token', token);
  globalThis.dispatchEvent(new StorageEvent('storage', { key: 'token', storageArea: localStorage }));
}
const later = (minutes: number) => {
  const now = Date.now() + minutes * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(now);
};
const call = { method: 'GET', path: '/v1/anything' } as const;

beforeEach(() => {
  galley.getState().endSession('signed-out');
  configure({});
});

describe('A token that a browser renews (SESS-07)', () => {
  test('is renewed before a call when it is about to expire, once for all calls, and open forms and loaded data stay', async () => {
    openWith(tokenOf());
    galley.getState().openDialog({ name: 'activities/edit' });
    queryClient.setQueryData(['orders'], ['loaded']);
    const next = tokenOf();
    const { renewals, sent } = serve({ good: () => next, renews: () => Response.json(next) });
    later(14.5);
    await expect(Promise.all([request(call), request(call), request(call)])).resolves.toHaveLength(3);
    expect(renewals).toEqual([{ Session: 'session-1' }]);
    expect(new Set(sent)).toEqual(new Set([`Bearer ${next}`]));
    expect(localStorage.getItem('token')).toBe(next);
    expect(galley.getState().dialogs).toHaveLength(1);
    expect(queryClient.getQueryData(['orders'])).toEqual(['loaded']);
  });

  test('isn’t renewed earlier or by a timer: a page without calls never renews', async () => {
    const token = tokenOf();
    openWith(token);
    const { renewals } = serve({ good: () => token, renews: () => Response.json(tokenOf()) });
    later(13);
    await request(call);
    later(60);
    expect(renewals).toEqual([]);
  });

  test('is renewed after a 401 if the browser’s clock is behind, and the call is sent again', async () => {
    const [old, next] = [tokenOf(), tokenOf()];
    openWith(old);
    const { renewals, sent } = serve({ good: () => next, renews: () => Response.json(next) });
    await expect(request(call)).resolves.toEqual({ ok: true });
    expect(sent).toEqual([`Bearer ${old}`, `Bearer ${next}`]);
    expect(renewals).toHaveLength(1);
  });

  test('isn’t renewed if the session has ended', async () => {
    openWith(tokenOf());
    const { renewals, sent } = serve({ good: () => '', renews: () => Response.json({}, { status: 401 }) });
    await expect(request(call)).rejects.toMatchObject({ status: 401 });
    expect(galley.getState()).toMatchObject({ session: null, ended: 'expired' });
    expect([renewals.length, sent.length]).toEqual([1, 1]);
  });

  test('isn’t renewed if a copy of the cookie was used, and the page says so (SESS-05)', async () => {
    openWith(tokenOf());
    const problem = { title: 'Unauthorized', status: 401, sessionMisused: true };
    serve({ good: () => '', renews: () => Response.json(problem, { status: 401 }) });
    await expect(request(call)).rejects.toMatchObject({ status: 401 });
    expect(galley.getState()).toMatchObject({ session: null, ended: 'misused' });
  });

  test.each([
    ['nobody answers', () => Promise.reject(new TypeError('offline'))],
    ['the server is busy', () => Response.json({}, { status: 503 })],
  ])('signs nobody out while %s: the call fails as one without a network', async (_why, renews) => {
    openWith(tokenOf());
    serve({ good: () => '', renews });
    later(60);
    await expect(request(call)).rejects.toMatchObject({ status: 0 });
    expect(galley.getState().session).not.toBeNull();
  });

  test('is taken from another tab that has already renewed it', async () => {
    openWith(tokenOf());
    const next = tokenOf();
    const { renewals } = serve({ good: () => next, renews: () => Response.json(tokenOf()) });
    // It is in storage, but this tab hasn't been notified yet.
    localStorage.setItem('token', next);
    later(15);
    await expect(request(call)).resolves.toEqual({ ok: true });
    expect(renewals).toEqual([]);
  });

  test('is renewed for signing out, so that the server ends the session, and isn’t stored in this browser', async () => {
    openWith(tokenOf());
    const next = tokenOf();
    const { sent } = serve({ good: () => next, renews: () => Response.json(next) });
    later(60);
    const done = request({ host: 'accountHost', method: 'POST', path: '/account/logout' });
    galley.getState().endSession('signed-out');
    expect(galley.getState().session).toBeNull();
    await done;
    expect(sent).toEqual([`Bearer ${next}`]);
    expect([galley.getState().session, localStorage.getItem('token')]).toEqual([null, null]);
  });

  test('that lasts a whole session is never renewed: a 401 ends the session at once (AUTH-08)', async () => {
    openWith(tokenOf({ life: 12 * 60 * MINUTES }));
    const { renewals } = serve({ good: () => '', renews: () => Response.json(tokenOf()) });
    await expect(request(call)).rejects.toMatchObject({ status: 401 });
    expect([renewals, galley.getState().ended]).toEqual([[], 'expired']);
  });
});
