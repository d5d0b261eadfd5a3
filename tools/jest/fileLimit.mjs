// @ts-check
import { readFileSync } from 'node:fs';
import { fileLimitMs } from '../lib/limits.mjs';

/** The workers: one in an endless loop handles no message. */
const children = () =>
  readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').trim().split(' ').map(Number);

/** Ends a run in which a file is not over in time, which a test's own limit can't where the file is busy for ever. */
export default class FileLimit {
  /** @type {Map<string, NodeJS.Timeout>} */
  #running = new Map();

  /** @param {{ path: string }} file */
  onTestFileStart({ path }) {
    const end = () => {
      console.error(`✗ ${path} was not over after ${fileLimitMs() / 1000} s.`);
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
