import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { test } from 'node:test';
import fc from 'fast-check';
import { Secret, TOTP } from 'otpauth';
import { enrolmentOf, newAppSecret, stepOf } from '#server/account/secondFactor/appCode';
import { seal, unseal } from '#server/account/secondFactor/sealed';

const STEP_S = 30;
const codeAt = (secret: string, at: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at * 1000 });

test('codes follow RFC 6238 and match its example (FACT-02)', () => {
  // Appendix B, SHA-1; the last six digits of each code, such as 94287082 at 59 s.
  const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
  assert.equal(stepOf(secret, '287082', 59), 1);
  assert.equal(stepOf(secret, '081804', 1_111_111_109), 37_037_036);
});

test('a clock can be one step off in either direction, but not more (FACT-02)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_700_000_000, max: 4_000_000_000 }),
      fc.integer({ min: -4, max: 4 }),
      (at, off) => {
        const secret = newAppSecret();
        const step = stepOf(secret, codeAt(secret, at + off * STEP_S), at);
        const now = Math.floor(at / STEP_S);
        // Codes of different steps are equal once in a million; then the step can be any close one.
        if (Math.abs(off) <= 1) assert.ok(step !== undefined && Math.abs(step - now) <= 1);
        else if (step !== undefined)
          assert.equal(codeAt(secret, step * STEP_S), codeAt(secret, at + off * STEP_S));
      },
    ),
    { numRuns: 200 },
  );
});

test('only six digits count as a code (FACT-02)', () => {
  const secret = newAppSecret();
  for (const code of ['', '1', '1234567', 'abcdef', '１２３４５６', '12345\u0000'])
    assert.equal(stepOf(secret, code, 1_800_000_000), undefined);
});

test('an app is set up with the secret, the email and the name of the app, as text and as a QR code (FACT-01)', () => {
  const { Secret: text, Address, QrSize, QrPath } = enrolmentOf(newAppSecret(), 'rep@galley.example');
  const { protocol, host, pathname, searchParams } = new URL(Address);
  assert.deepEqual([protocol, host], ['otpauth:', 'totp']);
  assert.equal(decodeURIComponent(pathname), '/Galley:rep@galley.example');
  assert.equal(searchParams.get('secret'), text);
  assert.equal(searchParams.get('issuer'), 'Galley');
  const modules = [...QrPath.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => [Number(x), Number(y)]);
  assert.ok(modules.length > 200);
  // The quiet zone around it is four modules wide (ISO/IEC 18004).
  assert.ok(modules.flat().every((place) => place >= 4 && place < QrSize - 4));
});

test('a sealed secret opens with its key for its owner, and with nothing else (FACT-03)', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(), (text, owner, place) => {
      const key = randomBytes(32);
      const sealed = seal(key, owner, text);
      assert.equal(unseal(key, owner, sealed), text);
      assert.notEqual(seal(key, owner, text), sealed, 'each time with a different nonce');
      assert.throws(() => unseal(randomBytes(32), owner, sealed));
      assert.throws(() => unseal(key, `${owner}!`, sealed));
      const bytes = Buffer.from(sealed, 'base64url');
      const at = place % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      assert.throws(() => unseal(key, owner, bytes.toString('base64url')));
    }),
  );
});
