import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { galley } from '@galley/shared/store';
import { login, logout, resetPassword } from './accountCalls.ts';

const TOKEN = `h.${btoa(JSON.stringify({ sub: 'ana-uid' }))}.s`;

/** A server that answers these headers. @returns what a browser said of itself in each call */
function server(headers: Record<string, string> = {}, answer: unknown = TOKEN): (string | null)[] {
  const heard: (string | null)[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_input, init) => {
    heard.push(new Headers(init?.headers).get('x-device'));
    return Response.json(answer, { headers });
  });
  return heard;
}
const signIn = async () => galley.getState().signIn(await login('ana@galley.example', 'right'));

beforeEach(() => {
  localStorage.clear();
  galley.getState().endSession('signed-out');
});

describe('A browser at which somebody has signed in', () => {
  test('says so at the next sign-in, also after signing out, and in no other call', async () => {
    const heard = server({ 'x-device': 'known-1' });
    await signIn();
    await logout();
    await signIn();
    expect(heard).toEqual([null, null, 'known-1']);
  });

  test('says so when a new password is chosen, which may make it another', async () => {
    server({ 'x-device': 'known-1' });
    await signIn();
    const heard = server({ 'x-device': 'known-2' }, true);
    await expect(resetPassword('fresh-ink-2', 'mailed', false)).resolves.toBe(true);
    await resetPassword('fresh-ink-3', 'mailed', false);
    expect(heard).toEqual(['known-1', 'known-2']);
  });

  test('says nothing to a server that knows no devices', async () => {
    const heard = server();
    await signIn();
    await signIn();
    expect(heard).toEqual([null, null]);
  });

  test('signs people in also when its storage is full', async () => {
    server({ 'x-device': 'known-1' });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(login('ana@galley.example', 'right')).resolves.toBe(TOKEN);
  });
});
