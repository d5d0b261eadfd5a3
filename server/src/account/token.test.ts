import assert from 'node:assert/strict';
import { describe, mock, test } from 'node:test';
import { SignJWT } from 'jose';
import { signToken, TOKEN_LIFE_S, tokenVerifier } from './token.ts';

const SECRET = Buffer.alloc(32, 1);
const SUBJECT = { uid: 'somebody', givenName: 'A', familyName: 'B', employeeType: 'Sales', jti: 'session' };
const IN_FORCE = { uid: 'somebody', jti: 'session' };
const NOON_S = 1_790_000_000;

describe('A token that the server has seen before', () => {
  const at = async <T>(second: number, work: () => Promise<T>): Promise<T> => {
    mock.timers.enable({ apis: ['Date'], now: second * 1000 });
    try {
      return await work();
    } finally {
      mock.timers.reset();
    }
  };

  test('is in force until it runs out and never again, and not when the clock shows a time before it was made', async () => {
    const token = await at(NOON_S, () => signToken(SECRET, SUBJECT));
    const verify = tokenVerifier(SECRET);
    const checkedAt = (seconds: number) => at(NOON_S + seconds, () => verify(token));
    assert.deepEqual(await checkedAt(0), IN_FORCE);
    assert.deepEqual(await checkedAt(TOKEN_LIFE_S - 1), IN_FORCE);
    assert.equal(await checkedAt(-1), undefined);
    assert.deepEqual(await checkedAt(1), IN_FORCE);
    assert.equal(await checkedAt(TOKEN_LIFE_S), undefined);
    assert.equal(await checkedAt(TOKEN_LIFE_S + 1), undefined);
  });

  test('lets no other pass that resembles it', async () => {
    const token = await signToken(SECRET, SUBJECT);
    const verify = tokenVerifier(SECRET);
    assert.deepEqual(await verify(token), IN_FORCE);
    const [header = '', payload = '', signature = ''] = token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const others = [
      `${header}.${Buffer.from(JSON.stringify({ ...claims, sub: 'another' })).toString('base64url')}.${signature}`,
      `${header}.${payload}.${'A'.repeat(signature.length)}`,
      `${header}.${payload}.`,
      await new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .sign(Buffer.alloc(32, 2)),
    ];
    for (const other of others) {
      assert.equal(await verify(other), undefined, other);
      assert.equal(await verify(other), undefined, `${other} again`);
    }
    assert.deepEqual(await verify(token), IN_FORCE);
    assert.equal(await tokenVerifier(Buffer.alloc(32, 2))(token), undefined);
  });
});
