import { createHash } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { ExplainedError } from './explainedError.ts';

/** The folder can't be used; the message says why, and what to do. */
export class FolderError extends ExplainedError {}

/** The folder can't be written. */
class FolderNotWritableError extends FolderError {
  constructor(folder: string, cause: Error) {
    super(
      `The database folder ${folder} can't be written to (${cause.message}). Free up space, give this user write access or choose another DATA_DIR.`,
      { cause },
    );
    this.name = 'FolderNotWritableError';
  }
}

/** Another living process has the folder open. */
export class FolderInUseError extends FolderError {
  readonly pid: number;

  constructor(folder: string, pid: number) {
    super(
      `The database folder ${folder} is in use by process ${pid}. Stop that process, or choose another DATA_DIR.`,
    );
    this.name = 'FolderInUseError';
    this.pid = pid;
  }
}

interface Holder {
  pid: number;
  /** When the process started: a reused pid is another process. */
  started: string;
  /** Identifies the locked folder: a copied lock file locks nothing. */
  folder: string;
}

/** The start time of a process in clock ticks since boot, with the boot's id; undefined when there is no such process. */
function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    // The name in parentheses can contain spaces; the start time is the 20th field after it.
    const afterName = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return afterName[0] === 'Z' ? undefined : `${boot}-${afterName[19]}`;
  } catch {
    return aliveWithoutProc(pid) ? 'unknown' : undefined;
  }
}

/** Without /proc (macOS), a live pid has to be enough. */
function aliveWithoutProc(pid: number): boolean {
  if (process.platform === 'linux') return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The text of the lock; undefined when there is none. */
function readLock(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/** The holder that this lock file names, if its process is still alive. */
function livingHolder(text: string, folder: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Holder;
    return holder.folder === folder && startOf(holder.pid) === holder.started ? holder : undefined;
  } catch {
    return undefined;
  }
}

/** Creates the file atomically, so that readers never see partial content. */
function claim(file: string, text: string): boolean {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, text, { mode: 0o600 });
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
 * Creates the lock file. To remove a stale one, a process must first lock its exact content: otherwise, the slower of two processes would
 * remove the faster one's new lock, and both would hold the folder.
 */
function acquire(file: string, folder: string): () => void {
  const own: Holder = { pid: process.pid, started: startOf(process.pid) ?? 'unknown', folder };
  for (;;) {
    if (claim(file, JSON.stringify(own))) return () => rmSync(file, { force: true });
    const text = readLock(file);
    if (text === undefined) continue;
    const holder = livingHolder(text, folder);
    if (holder !== undefined) throw new FolderInUseError(folder, holder.pid);
    const content = createHash('sha256').update(text).digest('hex').slice(0, 12);
    const cleared = acquire(`${file}.${content}`, folder);
    if (readLock(file) === text) rmSync(file);
    cleared();
  }
}

/**
 * Acquires an exclusive lock on a database folder; the embedded engine doesn't lock it. The lock file is next to the folder: not inside, where
 * copies and dumps would include it, and not with the temporary files, where a cleanup job could delete it under a long-running server.
 * @returns a function that releases it
 * @throws FolderInUseError when a living process holds it; a lock left by a crash is replaced.
 * @throws FolderNotWritableError
 */
export function lockFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const real = realpathSync(folder);
    return acquire(`${real}.lock`, real);
  } catch (error) {
    if (error instanceof FolderError || !(error instanceof Error) || !('code' in error)) throw error;
    throw new FolderNotWritableError(folder, error);
  }
}
