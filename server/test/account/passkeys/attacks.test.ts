import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import sql from 'sql-template-tag';
import type { PasskeyAssertion } from '#server/account/passkeys/contract';
import { onOneServer, OTHER, REP } from '../../testing.ts';
import type { Authenticator, Deviations } from './authenticator.ts';
import { passkeysOf } from './testing.ts';

onOneServer('An attack on a passkey', (server) => {
  const passkeys = passkeysOf(server);
  const { enrol, needed, options, signIn, step, forget } = passkeys;
  beforeEach(forget);

  /** Wrong responses of an owner's authenticator, for either way of signing in. */
  const WRONG: Record<string, (authenticator: Authenticator) => Deviations> = {
    'of another origin': () => ({ origin: 'https://galley.example' }),
    'of another port': () => ({ origin: 'http://localhost:1' }),
    'for another site': () => ({ rpId: 'galley.example' }),
    'signed with another key': ({ otherKey }) => ({ key: otherKey }),
    'signed with another key, with a counter that does not rise': ({ otherKey }) => ({
      key: otherKey,
      counter: 0,
    }),
    'of nobody present': () => ({ isPresent: false }),
    'from a frame of another site': () => ({ crossOrigin: true }),
    'of another ceremony': () => ({ type: 'webauthn.create' }),
    'for a challenge that nobody gave': () => ({ challenge: 'x'.repeat(43) }),
    'of a passkey that nobody has': () => ({ id: 'x'.repeat(43) }),
    'for another person': () => ({ userHandle: 'c29tZWJvZHk' }),
  };

  /** Asserts that an attack is refused and changes nothing: no session, no block, no line of the audit log. */
  async function refused(
    name: string,
    attack: () => Promise<{ status: number; body: unknown }>,
  ): Promise<void> {
    const before = await passkeys.state();
    const { status, body } = await attack();
    assert.equal(status, 422, `${name}: ${JSON.stringify(body)}`);
    assert.deepEqual(await passkeys.state(), before, name);
    await server.database().query(sql`DELETE FROM throttle`);
  }

  test('as the only factor is refused, and changes nothing (PKEY-02, PKEY-04)', async () => {
    const { authenticator } = await enrol(REP);
    for (const [name, otherwise] of Object.entries(WRONG)) {
      const asked = await options();
      const wrong = otherwise(authenticator);
      await refused(name, () => signIn(authenticator.use(asked, wrong)));
      // A wrong response uses its challenge up, so a right one for the same challenge is too late.
      if (!('challenge' in wrong))
        await refused(`right, after one ${name}`, () => signIn(authenticator.use(asked)));
    }
    const asked = await options();
    await refused('without having checked its owner', () =>
      signIn(authenticator.use(asked, { isVerified: false })),
    );
    const late = await options();
    await server.database().query(sql`UPDATE passkey_challenge SET expires_at = now()`);
    await refused('expired', () => signIn(authenticator.use(late)));
    const good = authenticator.use(await options(), { counter: 1000 });
    assert.equal((await signIn(good)).status, 200, 'the person can still sign in');
    await refused('replayed', () => signIn(good));
    const [own] = await passkeys.list(REP);
    await passkeys.post(`/v1/passkeys/${own?.ID}/removal`, { Password: 'press-room-1' }, REP);
    const removed = await options();
    await refused('removed', () => signIn(authenticator.use(removed, { counter: 2000 })));
  });

  test('as the second step is refused, and changes nothing (PKEY-02, PKEY-03)', async () => {
    const { authenticator } = await enrol(REP);
    const { authenticator: others } = await enrol(OTHER);
    const { ticket } = await needed(REP);
    for (const [name, otherwise] of Object.entries(WRONG)) {
      const asked = await options(ticket);
      await refused(name, () => step(ticket, authenticator.use(asked, otherwise(authenticator))));
    }
    const asked = await options(ticket);
    await refused('of somebody else', () => step(ticket, others.use(asked)));
    const forSignIn = authenticator.use(await options());
    await refused('with a challenge of the other way in', () => step(ticket, forSignIn));
    const forStep = authenticator.use(await options(ticket));
    await refused('with a challenge of the second step, alone', () => signIn(forStep));
    const { ticket: theirs } = await needed(OTHER);
    const forThem = authenticator.use(await options(theirs));
    await refused('with a challenge of somebody else', () => step(ticket, forThem));
    const { ticket: another } = await needed(REP);
    const forAnother = authenticator.use(await options(another));
    await refused('with a challenge of another sign-in', () => step(ticket, forAnother));
    const good = authenticator.use(await options(ticket), { counter: 1000 });
    assert.equal((await step(ticket, good)).status, 200, 'the person can still sign in');
    await refused('replayed', () => step(another, good));
    await refused('with a ticket that was used', () => step(ticket, good));
  });

  test('is rate-limited by network, and the owner can sign in on a known device (PKEY-04, SIGN-04)', async () => {
    const { authenticator } = await enrol(REP);
    const known = (await signIn(authenticator.use(await options()))).headers.get('x-device') ?? '';
    const wrong = async (): Promise<PasskeyAssertion> =>
      authenticator.use(await options(), { key: authenticator.otherKey, counter: 1 });
    for (let count = 0; count < 10; count += 1) assert.equal((await signIn(await wrong())).status, 422);
    const good = authenticator.use(await options(), { counter: 1000 });
    const refusal = await signIn(good);
    assert.equal(refusal.status, 429);
    assert.ok(Number(refusal.headers.get('retry-after')) > 0);
    assert.equal((await signIn(good, { 'x-device': known })).status, 200);
  });
});
