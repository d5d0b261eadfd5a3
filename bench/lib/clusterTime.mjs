// Processor time of processes from /proc, including processes that have ended. Linux only.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** From /proc/<pid>/stat: the process's parent, and the processor time of it and of its ended children, in µs. */
export function statOf(pid) {
  try {
    const [, , , ppid, ...rest] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/\(.*\)/, '-')
      .split(' ');
    const ticks = rest.slice(9, 13).reduce((sum, one) => sum + Number(one), 0);
    return { ppid: Number(ppid), spent: ticks * 10_000, pid: Number(pid) };
  } catch {
    return undefined;
  }
}

/** The processor time of a PostgreSQL process and its connections, in µs. */
export function clusterTime({ data }) {
  const [first] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => statOf(pid) ?? [])
    .filter(({ pid, ppid }) => pid === Number(first) || ppid === Number(first))
    .reduce((sum, { spent }) => sum + spent, 0);
}
