// @ts-check
import { readFileSync } from 'node:fs';
import { fileLimitMs } from '../lib/limits.mjs';

/** The worker processes, found through /proc: a worker in an endless loop doesn't handle messages. */
const children = () =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').map(Number);

/** Ends a run if a file exceeds its time limit. A test's own limit can't do that while the file is in an endless loop. */
export default class FileLimit {
  /** @type {Map<string, NodeJS.Timeout>} */
  #running = new Map();

  /** @param {{ path: string }} file */
  onTestFileStart({ path }) {
    const end = () => {
      console.error(`✗ ${path} didn't finish within ${fileLimitMs() / 1000} s.`);
      for (const child of children()) process.kill(child, 'SIGKILL');
      process.exit(1);
    };
    this.#running.set(path, setTimeout(end, fileLimitMs()));
  }

  /** @param {{ path: string }} file */
  onTestFileResult({ path }) {
    clearTimeout(this.#running.get(path));
  }
}
