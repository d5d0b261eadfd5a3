import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { HOST_PAGES, isHostPage } from '@galley/releases/record/hostRecord';
import { LISTS } from '@galley/releases/record/lists';
import { root } from '../places.ts';

/** The name in an address of one segment: of a page of the host, or of an address that the server answers itself. */
const ADDRESS = /(?:<Route path="|\bapp\.get\(')\/([a-z-]+)["']/g;

const addressesIn = (file: string): string[] =>
  [...readFileSync(path.join(root, file), 'utf8').matchAll(ADDRESS)].map(([, name = '']) => name).sort();
const sourcesIn = (folder: string): string[] =>
  readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => path.join(folder, file));

test('no screen can have the address of a page of the host, or one that the server itself uses (TEAM-09)', () => {
  assert.deepEqual(addressesIn('host/src/signedIn.tsx'), [...HOST_PAGES]);
  const taken = ['host/src', 'server/src'].flatMap(sourcesIn).flatMap(addressesIn);
  assert.deepEqual(
    ['docs', 'reset-password', 'setup'].filter((name) => !taken.includes(name)),
    [],
  );
  assert.deepEqual(
    taken.filter((name) => !isHostPage(name)),
    [],
  );
});

test('other remotes’ chips and topics can refer to the lists of all of Galley’s remotes (TEAM-14, TEAM-18)', () => {
  const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'));
  assert.deepEqual(
    remotes.map((name) => name.slice('remote-'.length)),
    [...LISTS],
  );
});
