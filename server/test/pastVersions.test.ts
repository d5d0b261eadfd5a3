import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from './places.ts';
import { tempFolder } from './tempFolder.ts';

interface Tool {
  pastVersions: (folder: string, count: number) => { version: string; commit: string }[];
  beforeNewestMigration: (folder: string) => string;
}
const { pastVersions, beforeNewestMigration } = (await import(
  pathToFileURL(path.join(root, 'tools/versions/choose.mjs')).href
)) as Tool;

const folder = tempFolder();
const repository = path.join(folder, 'whole');
const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-C', repository, '-c', 'user.name=Ana', '-c', 'user.email=ana@galley.example', ...args],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  ).trim();
/** The commits by their messages, oldest first. */
const commits = new Map<string, string>();

before(() => {
  mkdirSync(path.join(repository, 'shared'), { recursive: true });
  git('init', '--quiet');
  for (const [message, version] of [
    ['first', '2.2.0'],
    ['raised', '2.3.0'],
    ['fixed', '2.3.1'],
    ['work', '2.3.1'],
    ['today', '2.4.0'],
  ] as const) {
    writeFileSync(
      path.join(repository, 'shared/package.json'),
      JSON.stringify({ version, message: version }),
    );
    writeFileSync(path.join(repository, 'work'), message);
    git('add', '.');
    git('commit', '--quiet', '-m', message);
    commits.set(message, git('rev-parse', 'HEAD'));
  }
});

test('the versions before today’s are the last commits of their minor versions (TEAM-26)', () => {
  assert.deepEqual(pastVersions(repository, 2), [
    { version: '2.3.1', commit: commits.get('work') },
    { version: '2.2.0', commit: commits.get('first') },
  ]);
});

test('a history that’s too short is reported, and for a shallow clone with what to do (TEAM-26)', () => {
  assert.throws(
    () => pastVersions(repository, 3),
    /Of 3 versions .* 2 are in the history of this checkout: they can't be built/,
  );
  const shallow = path.join(folder, 'shallow');
  git('clone', '--quiet', '--depth', '2', pathToFileURL(repository).href, shallow);
  assert.throws(() => pastVersions(shallow, 2), /1 are in the history .* git fetch --unshallow/);
});

test('the server before the newest migration is the newest commit with exactly the earlier ones, not one with others; comments don’t count (OPS-56)', () => {
  const migrations = path.join(repository, 'server/src/db/migrations');
  const commit = (message: string, files: Record<string, string>) => {
    rmSync(migrations, { recursive: true, force: true });
    mkdirSync(migrations, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(migrations, name), text);
    git('add', '.');
    git('commit', '--quiet', '--allow-empty', '-m', message);
    return git('rev-parse', 'HEAD');
  };
  const first = { '0001-a.sql': 'a' };
  commit('first', first);
  assert.throws(() => beforeNewestMigration(repository), /No commit in this history/);
  commit('on a branch', { ...first, '0002-b.sql': 'b' });
  const same = commit('work on the first schema', first);
  commit('merged', { ...first, '0002-c.sql': 'c', '0003-b.sql': 'b' });
  commit('work', { '0001-a.sql': '-- Explained.\na', '0002-c.sql': 'c', '0003-b.sql': 'b' });
  assert.equal(beforeNewestMigration(repository), same);
});
