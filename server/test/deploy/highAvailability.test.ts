import assert from 'node:assert/strict';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { test } from 'node:test';
import { readConfig } from '#server/operations/settings';
import { root } from '../places.ts';

interface Plan {
  folder: string;
  port: number;
  isSynchronous: boolean;
  passwords: { postgres: string; replicator: string; galley: string };
}

/** The exports of deploy/ha/files.mjs. */
interface Files {
  NODES: string[];
  ROLE: (password: string) => string;
  portsFrom: (first: number) => Record<string, number | number[]>;
  patroni: (plan: Plan, at: number, programs: string) => string;
  haproxy: (plan: Plan) => string;
  pgbouncer: (plan: Plan) => string;
  galley: (plan: Plan) => Record<string, string>;
}

const files = (await import(pathToFileURL(path.join(root, 'deploy/ha/files.mjs')).href)) as Files;
const plan = (isSynchronous: boolean): Plan => ({
  folder: '/cluster',
  port: 7000,
  isSynchronous,
  passwords: { postgres: 'p', replicator: 'r', galley: 'g' },
});
const ports = files.portsFrom(7000);
const patroniOf = (isSynchronous: boolean) =>
  JSON.parse(files.patroni(plan(isSynchronous), 0, '/programs')) as {
    bootstrap: { dcs: { synchronous_mode: boolean; ttl: number; loop_wait: number; retry_timeout: number } };
  };

test('each part of the cluster has its own port (OPS-45)', () => {
  const all = Object.values(ports).flat();
  assert.equal(new Set(all).size, all.length);
  assert.equal(files.NODES.length, 3);
});

test('Patroni replicates synchronously by default, and its lease lasts longer than two tries (OPS-45)', () => {
  assert.equal(patroniOf(true).bootstrap.dcs.synchronous_mode, true);
  const {
    synchronous_mode: isSynchronous,
    ttl,
    loop_wait: wait,
    retry_timeout: retry,
  } = patroniOf(false).bootstrap.dcs;
  assert.equal(isSynchronous, false);
  assert.ok(ttl >= wait + 2 * retry, 'a primary that is slow once would be replaced');
});

test('the servers reach the primary through PgBouncer, and its sessions and the replicas through HAProxy (OPS-44, OPS-45)', () => {
  const { databaseUrl, databaseSessionUrl, databaseReadUrl } = readConfig(files.galley(plan(true)), '', root);
  const portOf = (url: string | undefined) => Number(new URL(url ?? '').port);
  assert.deepEqual([databaseUrl, databaseSessionUrl, databaseReadUrl].map(portOf), [
    ports.pgbouncer,
    ports.primary,
    ports.replicas,
  ]);
  assert.match(
    files.pgbouncer(plan(true)),
    new RegExp(`^galley = host=127.0.0.1 port=${String(ports.primary)} `, 'm'),
  );
  assert.match(files.pgbouncer(plan(true)), /^pool_mode = transaction$/m);
});

test('both servers read the same attached files and releases (OPS-45, OPS-59)', () => {
  const { files: attached, releaseStore } = readConfig(files.galley(plan(true)), '', root);
  const { folder } = plan(true);
  assert.deepEqual([attached.store, releaseStore], [`${folder}/files`, `${folder}/releases-store`]);
});

test('HAProxy asks Patroni for the primary, and keeps servers whose database is down (OPS-46)', () => {
  const sections = new Map(
    files
      .haproxy(plan(true))
      .split(/^listen /m)
      .map((text) => [text.split('\n', 1)[0], text]),
  );
  assert.match(sections.get('primary') ?? '', /OPTIONS \/primary\n.*expect status 200\n/);
  assert.match(sections.get('replicas') ?? '', /OPTIONS \/replica\?lag=/);
  const [, expected = ''] = /expect rstatus (\S+)/.exec(sections.get('app') ?? '') ?? [];
  assert.match('503', new RegExp(expected));
});

test('the cluster’s role has every setting that a server needs to start (OPS-44)', () => {
  for (const setting of ["TimeZone = 'UTC'", "DateStyle = 'ISO'", "statement_timeout = '5s'"])
    assert.ok(files.ROLE('secret').includes(`ALTER ROLE galley SET ${setting};`), setting);
});
