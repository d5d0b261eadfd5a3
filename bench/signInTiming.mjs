// Checks whether the time of a rejected sign-in reveals if an email has an account: node bench/signInTiming.mjs [tries].
// Alternates known and unknown emails, each try from a different address; fails if the medians differ by more than 10 ms.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { quantile, round, startServer } from '../tools/lib/server.mjs';

const TRIES = Number(process.argv[2] ?? 200);
const MOST_MS = 10;
/** A successful sign-in follows this many failures of an email, because it resets their count. */
const BETWEEN = 8;
const KNOWN = ['rep', 'other', 'manager', 'ops'].map((name) => `${name}@galley.example`);

const folder = mkdtempSync(path.join(tmpdir(), 'galley-timing-'));
const server = await startServer(folder, { TRUST_PROXY: '127.0.0.1' });
let address = 0;

async function attempt(email, password) {
  address += 1;
  const startTime = performance.now();
  const answer = await fetch(`${server.url}/account/login`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `10.${address >> 16}.${(address >> 8) & 255}.${address & 255}`,
    },
    body: JSON.stringify({ email, password }),
  });
  await answer.arrayBuffer();
  return { status: answer.status, ms: performance.now() - startTime };
}

async function refusal(email) {
  const { status, ms } = await attempt(email, 'a wrong password');
  if (status !== 400) throw new Error(`${email}: ${status}`);
  return ms;
}

const times = { known: [], unknown: [] };
try {
  // Warm up.
  for (const email of KNOWN) await attempt(email, 'press-room-1');
  for (let index = 0; index < TRIES; index += 1) {
    const known = KNOWN[index % KNOWN.length];
    const pair = [
      async () => times.known.push(await refusal(known)),
      async () => times.unknown.push(await refusal(`nobody.${index}@galley.example`)),
    ];
    for (const one of index % 2 === 0 ? pair : pair.toReversed()) await one();
    if (Math.floor(index / KNOWN.length) % BETWEEN === BETWEEN - 1) await attempt(known, 'press-room-1');
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

const row = (who, all) => ({
  who,
  tries: all.length,
  'median ms': round(quantile(all, 0.5)),
  'p10 ms': round(quantile(all, 0.1)),
  'p90 ms': round(quantile(all, 0.9)),
});
console.table([row('a known email', times.known), row('an unknown email', times.unknown)]);
const difference = Math.abs(quantile(times.known, 0.5) - quantile(times.unknown, 0.5));
console.log(`The medians differ by ${round(difference)} ms; at most ${MOST_MS} ms are allowed.`);
if (difference > MOST_MS) process.exitCode = 1;
