import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Runs each line that it receives and then prints 'done'. It ends when its pipe closes, and the disk ends with it. */
const SHELL = `mount -t tmpfs -o size="$1" none "$2" && echo done
while read -r line; do eval "$line" >&2; echo done; done`;

/** A disk of a limited size that only the processes inside can see. It needs no rights beyond those of any Linux user. */
export interface LimitedDisk {
  /** The disk's folder, as the processes inside see it. */
  folder: string;
  /** The same folder, as all other processes see it. */
  outside: string;
  /** Prefix of a command that runs it inside. */
  within: string[];
  /** Runs a line of shell inside. */
  run: (line: string) => Promise<void>;
  close: () => Promise<void>;
}

/** Mounts a disk of `size`, such as '200m'. */
export async function openLimitedDisk(size: string): Promise<LimitedDisk> {
  const folder = mkdtempSync(path.join(tmpdir(), 'galley-disk-'));
  const asRoot = process.getuid?.() === 0;
  const shell = spawn(
    'unshare',
    [...(asRoot ? [] : ['--map-root-user']), '--mount', 'sh', '-c', SHELL, 'sh', size, folder],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const exit = once(shell, 'exit');
  const done = async () => {
    const [said] = (await Promise.race([once(shell.stdout, 'data'), exit])) as [Buffer | number];
    if (String(said).trim() !== 'done') throw new Error('a disk of its own needs unshare and mount');
  };
  await done();
  const target = ['--target', String(shell.pid), '--mount'];
  return {
    folder,
    outside: path.join('/proc', String(shell.pid), 'root', folder),
    within: ['nsenter', ...target, ...(asRoot ? [] : ['--user', '--preserve-credentials']), '--'],
    async run(line) {
      shell.stdin.write(`${line}\n`);
      await done();
    },
    async close() {
      shell.stdin.end();
      await exit;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
