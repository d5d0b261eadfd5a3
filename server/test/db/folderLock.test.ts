import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { FolderInUseError, lockFolder } from '#server/db/folderLock';
import { tempFolder } from '../tempFolder.ts';

const root = tempFolder();
const folderOf = () => path.join(tempFolder(), 'pg');

/** Another process that tries to acquire the lock, reports the result, and holds it until it ends. */
async function contender(folder: string): Promise<{ child: ChildProcess; holds: boolean }> {
  const module = import.meta.resolve('#server/db/folderLock');
  const code = `const { lockFolder } = await import(${JSON.stringify(module)});
    try { lockFolder(${JSON.stringify(folder)}); console.log('held'); } catch (error) { console.log(error.name); }
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, holds: said.toString().trim() === 'held' };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

test('a folder that another process has open is refused, naming that process', async () => {
  const folder = folderOf();
  const { child: other } = await contender(folder);
  assert.throws(
    () => lockFolder(folder),
    (error) => error instanceof FolderInUseError && error.pid === other.pid && error.message.includes(folder),
  );
  await kill(other);
});

test('a lock left by a killed process is taken over', async () => {
  const folder = folderOf();
  const { child: other } = await contender(folder);
  await kill(other);
  const release = lockFolder(folder);
  release();
});

test('a released folder can be locked again, but not twice in one process', () => {
  const folder = folderOf();
  const release = lockFolder(folder);
  assert.throws(() => lockFolder(folder), FolderInUseError);
  release();
  lockFolder(folder)();
});

test('of many processes that find a killed process’s lock, exactly one takes it over', async () => {
  const folder = folderOf();
  const { child: dead } = await contender(folder);
  await kill(dead);
  const contenders = await Promise.all(Array.from({ length: 6 }, () => contender(folder)));
  assert.equal(contenders.filter(({ holds }) => holds).length, 1);
  assert.deepEqual(readdirSync(path.dirname(folder)).sort(), ['pg', 'pg.lock']);
  await Promise.all(contenders.map(({ child }) => kill(child)));
});

test('a copy of a folder in use can be opened, whatever files were copied along', () => {
  const folder = folderOf();
  const release = lockFolder(folder);
  const copy = path.join(root, 'copy');
  cpSync(path.dirname(folder), copy, { recursive: true });
  lockFolder(path.join(copy, 'pg'))();
  release();
});
