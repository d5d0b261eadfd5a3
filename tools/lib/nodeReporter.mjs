// @ts-check
import path from 'node:path';

/**
 * @typedef {object} NodeResult
 * @property {number} passed number of leaf tests
 * @property {number} failed
 * @property {string[]} failures failed leaf tests, as 'file › title: the first line of its message'
 * @property {Record<string, number>} suites duration of each outermost suite or test in milliseconds, by title
 * @property {{ file: string, running: string[] }[]} killed processes that crashed or were ended for exceeding their limit, with the
 *   suites and tests that were running then, the oldest first; those of parallel processes are among them
 */

/**
 * @typedef {object} Data
 * @property {string} name
 * @property {string} file for the entry of a process, the file that it runs; otherwise the file that calls `test`
 * @property {number} nesting
 * @property {{ type?: string, duration_ms?: number, error?: { failureType?: string, signal?: string | null, message?: string } }} [details]
 */

/** @param {Data} data the entry of a process has its path as its name */
const isProcess = ({ name, file, nesting }) =>
  nesting === 0 && file !== undefined && path.resolve(name) === file;

const firstLine = /** @param {string} message */ (message) => message.trim().split('\n')[0];

/**
 * A reporter for node:test that writes a NodeResult as JSON.
 * @param {AsyncIterable<{ type: string, data: Data }>} source
 */
export default async function* nodeReporter(source) {
  /** @type {NodeResult} */
  const result = { passed: 0, failed: 0, failures: [], suites: {}, killed: [] };
  /** @type {Map<string, string>} */
  const running = new Map();
  for await (const { type, data } of source) {
    // Plans and diagnostics have no name.
    if (data?.file === undefined || data.name === undefined) continue;
    const { name, file, nesting, details } = data;
    const key = `${file} ${nesting} ${name}`;
    if (type === 'test:dequeue' && !isProcess(data)) running.set(key, name);
    if (type === 'test:complete') running.delete(key);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { failureType, signal } = details?.error ?? {};
    if (isProcess(data)) {
      if (failureType === 'testTimeoutFailure' || typeof signal === 'string')
        result.killed.push({ file, running: [...running.values()] });
    } else if (nesting === 0) result.suites[name] = (result.suites[name] ?? 0) + (details?.duration_ms ?? 0);
    if (details?.type === 'suite') continue;
    result[type === 'test:pass' ? 'passed' : 'failed'] += 1;
    if (type === 'test:fail')
      result.failures.push(
        `${path.relative('', file)} › ${name}: ${firstLine(details?.error?.message ?? '')}`,
      );
  }
  yield JSON.stringify(result);
}
