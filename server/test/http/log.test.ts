import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Writable } from 'node:stream';
import { test } from 'node:test';
import { readCalls } from '#server/http/calls';
import { createLog } from '#server/http/log';
import { permitPaths } from '#server/http/loggedAddress';
import { onOneServer } from '../testing.ts';

const { calls } = await readCalls();
const lines: string[] = [];
const log = createLog(
  'debug',
  new Writable({
    write(line: Buffer, _encoding, done) {
      lines.push(line.toString());
      done();
    },
  }),
);

/** In the format of a valid one. */
const PERMIT = 'P'.repeat(43);

/** Ways to write an address, with and without a mistake. */
const written = (address: string): string[] => [
  address,
  address.replace('/v1/', '/%761/'),
  address.replace(/(?<=^\/v1\/)./, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  address.replaceAll('/', '//'),
  address.replace('/v1/', '/V1/'),
  address.replace(/\/(?=P)/, '%2F'),
  `/galley${address}`,
  `${address}/`,
  `${address}/more`,
  `${address}%zz`,
  `${address}${'x'.repeat(500)}`,
];

onOneServer(
  'The log',
  (server) => {
    test('contains no permit from the address of any call, however the address is written (OPS-10)', async () => {
      const permits = Object.values(calls).filter(
        (call) => call.secured === false && call.path.includes(':'),
      );
      for (const { path: own } of permits)
        for (const address of written(own.replace(/:\w+/, PERMIT)))
          for (const method of ['GET', 'POST', 'PUT'])
            await (await fetch(server.url() + address, { method })).text();
      assert.match(lines.join(''), /"url":"\/v1\/everything\/…"/);
      assert.deepEqual(
        lines.filter((line) => line.includes(PERMIT)),
        [],
      );
    });

    test('contains every other address as it was requested, without its query', async () => {
      const from = lines.length;
      await fetch(`${server.url()}/v1/associations/account/a%20b?token=secret`);
      const { req } = JSON.parse(lines[from] ?? '') as { req: { url: string } };
      assert.equal(req.url, '/v1/associations/account/a%20b');
    });
  },
  { log },
);

test('the manual lists every path with a permit, for the logs of proxies (OPS-10)', () => {
  const manual = readFileSync(path.join(import.meta.dirname, '../../../../docs/operating.md'), 'utf8');
  for (const beginning of permitPaths(calls)) assert.ok(manual.includes(`\`${beginning}\``), beginning);
});
