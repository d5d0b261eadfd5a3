// @ts-check
// Runs sqlmap and wapiti, signed in, against a server that it starts on loopback: npm run attack. --short attacks a sixth of the
// targets, a different sixth each day, and skips checks by response time. Uses the PostgreSQL in DATABASE_URL, which should be empty,
// or else the embedded database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startServer } from './lib/server.mjs';
import { learn } from './lib/attackLearn.mjs';
import { methodOf } from './lib/attackRequest.mjs';
import { asManySenders, emptyIdentityProvider, vulnerableServer } from './lib/attackServers.mjs';
import { OPERATIONS, REP, signedIn, SYSTEM, unattacked } from './lib/attackSession.mjs';
import { PAGES, readable, targets } from './lib/attackTargets.mjs';
import { sqlmap, wapiti } from './lib/attackTools.mjs';
import { command, step, StepFailed } from './lib/steps.mjs';
import { providePackages } from './lib/system.mjs';

const short = process.argv.includes('--short');
/** With --short, sqlmap attacks one of this many parts of the targets: a different part each day. */
const PARTS = 6;
const DAY_MS = 86_400_000;
const part = Number(process.env.ATTACK_PART ?? Math.floor(Date.now() / DAY_MS)) % PARTS;
/** How many requests are attacked at once: only one if response times are checked. */
const AT_ONCE = short ? 2 : 1;

const total = (/** @type {number[]} */ numbers) => numbers.reduce((sum, number) => sum + number, 0);
const counted = (/** @type {number} */ count, /** @type {string} */ noun) =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;
const list = (/** @type {string[]} */ found) => found.map((item) => `\n  ${item}`).join('');

/**
 * Works on several items at a time, in order. After a failure it starts nothing more, and throws once the work in progress has ended.
 * @template T, R
 * @param {T[]} items
 * @param {(item: T) => Promise<R>} work
 */
async function eachOf(items, work) {
  const queue = [...items];
  /** @type {R[]} */
  const results = [];
  const ends = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, async () => {
      try {
        for (let item = queue.shift(); item !== undefined; item = queue.shift())
          results.push(await work(item));
      } finally {
        queue.length = 0;
      }
    }),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
}

/** @param {string} folder */
async function testTools(folder) {
  const bad = await vulnerableServer();
  const session = { origin: bad.origin, token: '', folder, short };
  const inQuery = { url: '/?term=one' };
  const inBody = { url: '/', body: { term: 'one' } };
  try {
    await eachOf([inQuery, inBody], async (target) => {
      const { found } = await sqlmap(session, target);
      if (found.length === 0)
        throw new Error(`sqlmap didn't find the injection in ${methodOf(target)} ${target.url}`);
    });
    const { found: weaknesses } = await wapiti(session, [inQuery.url]);
    for (const kind of ['SQL Injection', 'Cross Site Scripting'])
      if (!weaknesses.some((text) => text.startsWith(kind)))
        throw new Error(`wapiti didn't find the known ${kind}; it found:${list(weaknesses)}`);
  } finally {
    bad.close();
    await bad.end();
  }
}

/** @param {string} folder @param {string} identityProvider its origin */
async function attack(folder, identityProvider) {
  const server = await startServer(folder, {
    TRUST_PROXY: '127.0.0.1',
    // As behind a proxy with https: cookies are secure, and HSTS is on. Passkeys need a host name.
    PUBLIC_URL: 'https://localhost',
    OIDC_ISSUER: identityProvider,
    OIDC_CLIENT_ID: 'galley',
    OIDC_CLIENT_SECRET: 'of the attack',
  });
  const proxy = await asManySenders(server.url);
  /** @type {string[]} */
  const found = [];
  try {
    const { ask, tokenOf } = await signedIn(server.url);
    const all = targets(await learn(ask));
    const missing = unattacked(await ask({ url: '/v1/openapi.json' }), all);
    if (missing.length > 0) throw new StepFailed(`these calls have no target:${list(missing)}`);
    for (const target of all) await ask(target);
    const session = { origin: proxy.origin, token: tokenOf({}), folder, short };
    const attacked = short ? all.filter((_target, index) => index % PARTS === part) : all;
    const tried = await eachOf(attacked, async (target) => {
      const {
        parameters,
        attempts,
        found: injections,
      } = await sqlmap({ ...session, token: tokenOf(target) }, target);
      const name = `${methodOf(target)} ${target.url.replace(/\?.*/, '')}`;
      if (!short) console.log(`  ${name}: ${counted(parameters, 'value')}, ${counted(attempts, 'attempt')}`);
      found.push(...injections.map((injection) => `sqlmap: ${name}: ${injection.trim()}`));
      return parameters;
    });
    const bySqlmap = proxy.sent();
    console.log(
      `  sqlmap: ${tried.length} of ${all.length} targets${short ? ` (ATTACK_PART=${part})` : ''}, ${total(tried)} values, ${bySqlmap} requests`,
    );
    const addresses = [...PAGES, ...readable(attacked)];
    const { found: weaknesses } = await wapiti(session, addresses);
    const byWapiti = proxy.sent() - bySqlmap;
    console.log(`  wapiti: ${addresses.length} pages and calls, ${byWapiti} requests`);
    if (byWapiti <= addresses.length) throw new Error('wapiti tried nothing');
    found.push(...weaknesses.map((text) => `wapiti: ${text}`), ...proxy.faults());
    // Fails if a session ended during the attack: then the requests after that attacked nothing.
    await ask({ url: '/v1/employees', as: REP });
    await ask({ url: '/v1/releases', as: OPERATIONS });
    await ask({ url: '/v1/changes', as: SYSTEM });
  } finally {
    proxy.close();
    await server.stop();
  }
  if (found.length > 0) throw new StepFailed(`found:${list(found)}`);
}

await command(async () => {
  await providePackages(['sqlmap', 'wapiti']);
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-attack-'));
  const provider = await emptyIdentityProvider();
  try {
    await step('sqlmap and wapiti find the holes in a vulnerable server', () => testTools(folder));
    await step('sqlmap and wapiti find nothing in Galley', () => attack(folder, provider.origin));
  } finally {
    provider.close();
    rmSync(folder, { recursive: true, force: true });
  }
});
