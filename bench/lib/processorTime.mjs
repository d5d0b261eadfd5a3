// Processor time of the server and of its PostgreSQL connections on the same machine. Unlike wall-clock time, it hardly depends on
// other load. Linux only.
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from './sql.mjs';

const NS_OF_MS = 1e6;

/** The time of all threads of a process so far, in milliseconds; 0 after it has ended. */
function spentBy(pid) {
  try {
    return readdirSync(`/proc/${pid}/task`).reduce(
      (sum, task) =>
        sum + Number(readFileSync(`/proc/${pid}/task/${task}/schedstat`, 'utf8').split(' ')[0]) / NS_OF_MS,
      0,
    );
  } catch {
    return 0;
  }
}

/**
 * @param {number} serverPid
 * @param {import('../../server/dist/db/database.js').Database} [postgres] the server's database; absent: embedded
 * @returns {() => Promise<number>} the time spent so far, in milliseconds
 */
export function processorTime(serverPid, postgres) {
  return async () => {
    const connections =
      postgres === undefined
        ? []
        : await postgres.query(sql`
            SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
              AND backend_type = 'client backend'`);
    return [serverPid, ...connections.map(({ pid }) => pid)].reduce((sum, pid) => sum + spentBy(pid), 0);
  };
}
