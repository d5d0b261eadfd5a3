import { createHash } from 'node:crypto';
import {
  closeSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Another living process has the folder open. */
export class FolderInUseError extends Error {
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The database folder ${folder} is in use by process ${pid}. End that process, or choose another DATA_DIR.`,
    );
    this.name = 'FolderInUseError';
    this.pid = pid;
  }
}

interface Holder {
  pid: number;
  /** When the process started: a reused pid is another process. */
  started: string;
}

/** The start time of a process in clock ticks since boot, with the boot's id; undefined when there is no such process. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name in parentheses may hold spaces; the start time is the 20th field after it.
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return afterName[0] === 'Z' ? undefined : `${boot}-${afterName[19]}`;
  } catch {
    return aliveWithoutProc(pid) ? 'unknown' : undefined;
  }
}

/** Where there is no /proc (macOS), a living pid has to do. */
function aliveWithoutProc(pid: number): boolean {
  if (process.platform === 'linux') return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The lock lies outside the folder, so that a copied or restored folder carries no lock along. */
export function lockFileOf(folder: string): string {
  const digest = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 16);
  return path.join(tmpdir(), `galley-${digest}.lock`);
}

function readHolder(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

/** Creates the file whole or not at all: a reader never sees a half-written holder. */
function claim(file: string, holder: Holder): boolean {
  const draft = `${file}.${process.pid}`;
  const handle = openSync(draft, 'w', 0o600);
  writeSync(handle, JSON.stringify(holder));
  closeSync(handle);
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Takes the exclusive lock on a database folder, which the embedded engine itself does not take.
 * @returns the release
 * @throws FolderInUseError when a living process holds it; a lock left by a crash is taken over.
 */
export function lockFolder(folder: string): () => void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = lockFileOf(folder);
  const own: Holder = { pid: process.pid, started: startOf(process.pid) ?? 'unknown' };
  for (;;) {
    if (claim(file, own)) return () => rmSync(file, { force: true });
    const holder = readHolder(file);
    if (holder !== undefined && startOf(holder.pid) === holder.started) {
      throw new FolderInUseError(folder, holder.pid);
    }
    rmSync(file, { force: true });
  }
}
