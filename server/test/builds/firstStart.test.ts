import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import type { Config } from '@galley/shared/contract/config';
import type { OrderPagedResponse } from '#server/orders/contract';
import { proofLinks } from '#server/orders/rules/proofLinks';
import { trackingLinks } from '#server/orders/rules/trackingLinks';
import { send, signIn } from '../durability/service.ts';
import { openLive, changesIn } from '../day/live/testing.ts';
import { root } from '../places.ts';
import { tempFolder } from '../tempFolder.ts';

/** Removes the variables that this run's package manager sets for scripts, which a user's shell doesn't have. */
const shell = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_ENV$|NODE_OPTIONS$)/.test(name)),
);

/** Asserts that the links of the demo's and the provider's order lines work: parcels and proofs. */
async function assertLinesLead(url: string): Promise<void> {
  const token = await signIn(url, 'manager@galley.example');
  const { body } = (await send(url, token, {
    method: 'POST',
    path: '/v1/orders/paged',
    body: {
      ParentID: 1,
      CompanyID: 0,
      PageNo: 1,
      PageSize: 50,
      SortBy: 'OrderDate',
      SortOrder: 'asc',
    },
  })) ?? { body: undefined };
  const { Orders } = body as OrderPagedResponse;
  const links = new Set(
    Orders.flatMap((line) => trackingLinks(line.TrackingNumberURL).map(({ href }) => href)),
  );
  assert.ok(links.size > 3, `${links.size} parcels`);
  for (const address of links) {
    const page = await (await fetch(address ?? 'none:')).text();
    assert.match(page, /<title>Parcel \w+ · sample provider<\/title>/, String(address));
    assert.match(page, /Order line \d+-\d+, shipped/, String(address));
  }
  const proofs = new Set(Orders.map(({ ProofLink }) => ProofLink).filter((link) => link !== ''));
  assert.ok(proofs.size > 0);
  for (const link of proofs) {
    const proof = proofLinks(link, `${url}/orders`);
    for (const address of [proof?.image, proof?.pdf])
      assert.equal((await fetch(address ?? 'none:')).status, 200, address);
  }
}

test('npm start on a fresh clone serves the demo, whose orders progress, and reports no error (OPS-57, FIRST-08)', async () => {
  const clone = path.join(tempFolder(), 'galley');
  execFileSync('git', ['clone', '--quiet', root, clone]);
  assert.equal(existsSync(path.join(clone, 'server/dist')), false, 'a fresh clone has no compiled files');
  const start = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...shell, HOST: '127.0.0.1', PORT: '0', DEMO_LINES: '2000' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A separate process group, so that everything that it starts ends with the test.
    detached: true,
  });
  const [output, faults]: [string[], string[]] = [[], []];
  start.stderr.on('data', (chunk: Buffer) => faults.push(chunk.toString()));
  start.stdout.on('data', (chunk: Buffer) => output.push(chunk.toString()));
  const ended = once(start, 'exit');
  const said = () => `${output.join('')}${faults.join('')}`;
  try {
    const over = Promise.race([ended, once(start.stderr, 'data')]).then(() =>
      Promise.reject(new Error(`npm start has failed:\n${said()}`)),
    );
    over.catch(() => undefined);
    while (!output.join('').includes('The sample provider (examples/provider) is updating orders'))
      await Promise.race([once(start.stdout, 'data'), over]);
    const [, url = ''] = /is ready: (\S+)/.exec(output.join('')) ?? [];
    const live = await openLive(url, { token: await signIn(url, 'rep@galley.example') });
    const moved = live.until((heard) => changesIn(heard).some(({ topic }) => topic === 'orders'));
    await Promise.race([moved, over]);
    live.close();
    const { body: config } = (await send(url, '', { method: 'GET', path: '/config.json' })) ?? {};
    const { links, social } = config as Config;
    for (const address of [...Object.values(links), ...social.map((one) => one.url)]) {
      // Each link that the specification names leads to a page with a title and a way back (SHELL-05).
      const page = await (await fetch(address ?? 'none:')).text();
      assert.match(page, /<title>[^<]+ · sample provider<\/title>/, String(address));
      assert.ok(page.includes('Back to Galley'), String(address));
    }
    await assertLinesLead(url);
    const health = await send(url, '', { method: 'GET', path: '/health' });
    assert.equal(health?.status, 200);
    assert.equal(faults.join(''), '');
  } finally {
    if (start.pid !== undefined && start.exitCode === null) process.kill(-start.pid, 'SIGKILL');
    await ended;
  }
});
