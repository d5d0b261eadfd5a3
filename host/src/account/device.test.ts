import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { galley } from '@galley/shared/store';
import { login, logout, resetPassword } from './accountCalls.ts';

const TOKEN = `h.${btoa(JSON.stringify({ sub: 'ana-uid' }))}.s`;

/** A server that responds with these headers. @returns the device header of each call */
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

describe('A browser in which somebody has signed in', () => {
  test('sends its id at the next sign-in, even after signing out, and in no other call', async () => {
    const heard = server({ 'x-device': 'known-1' });
    await signIn();
    await logout();
    await signIn();
    expect(heard).toEqual([null, null, 'known-1']);
  });

  test('sends its id when a new password is set, which can change the id', async () => {
    server({ 'x-device': 'known-1' });
    await signIn();
    const heard = server({ 'x-device': 'known-2' }, true);
    await expect(resetPassword('fresh-ink-2', 'mailed', false)).resolves.toBe(true);
    await resetPassword('fresh-ink-3', 'mailed', false);
    expect(heard).toEqual(['known-1', 'known-2']);
  });

  test('sends no id to a server without device ids', async () => {
    const heard = server();
    await signIn();
    await signIn();
    expect(heard).toEqual([null, null]);
  });

  test('signs people in even if its storage is full', async () => {
    server({ 'x-device': 'known-1' });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await expect(login('ana@galley.example', 'right')).resolves.toBe(TOKEN);
  });
});
