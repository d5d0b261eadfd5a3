import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { FolderInUseError, lockFolder } from './folderLock.ts';

const folderOf = () => path.join(mkdtempSync(path.join(tmpdir(), 'galley-lock-')), 'pg');

/** Another process that holds the lock until it is ended. */
async function holder(folder: string): Promise<ChildProcess> {
  const module = new URL('./folderLock.js', import.meta.url).href;
  const code = `const { lockFolder } = await import(${JSON.stringify(module)}); lockFolder(${JSON.stringify(folder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
}

test('a folder that another process has open is refused, naming that process', async () => {
  const folder = folderOf();
  const other = await holder(folder);
  assert.throws(
    () => lockFolder(folder),
    (error) => error instanceof FolderInUseError && error.pid === other.pid && error.message.includes(folder),
  );
  other.kill('SIGKILL');
  await once(other, 'exit');
});

test('a lock left by a killed process is taken over', async () => {
  const folder = folderOf();
  const other = await holder(folder);
  other.kill('SIGKILL');
  await once(other, 'exit');
  const release = lockFolder(folder);
  release();
});

test('a released folder can be locked again, and twice in one process it cannot', () => {
  const folder = folderOf();
  const release = lockFolder(folder);
  assert.throws(() => lockFolder(folder), FolderInUseError);
  release();
  lockFolder(folder)();
});
