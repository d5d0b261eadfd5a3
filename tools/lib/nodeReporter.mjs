// @ts-check
import path from 'node:path';

/**
 * @typedef {object} NodeResult
 * @property {number} passed leaf tests
 * @property {number} failed
 * @property {Record<string, number>} files how long each test file took, in milliseconds
 * @property {{ file: string, running: string[] }[]} killed files that were ended from outside, because they were not over in
 *   time or by a crash, and the test that was running then, after its suites; empty when none was
 */

/**
 * @typedef {object} Data
 * @property {string} name
 * @property {string} file
 * @property {number} nesting
 * @property {{ type?: string, error?: { failureType?: string, signal?: string | null } }} [details]
 */

/** @param {Data} data a file's own entry bears its path as its name */
const isFile = ({ name, file, nesting }) =>
  nesting === 0 && file !== undefined && path.resolve(name) === file;

/**
 * A reporter for node:test that writes a NodeResult as JSON.
 * @param {AsyncIterable<{ type: string, data: Data }>} source
 */
export default async function* nodeReporter(source) {
  /** @type {NodeResult} */
  const result = { passed: 0, failed: 0, files: {}, killed: [] };
  /** @type {Map<string, { began: number, running: string[] }>} */
  const begun = new Map();
  for await (const { type, data } of source) {
    // Plans and diagnostics have no name.
    if (data?.file === undefined || data.name === undefined) continue;
    const { name, file, nesting, details } = data;
    const state = begun.get(file);
    const ofFile = isFile(data);
    if (type === 'test:dequeue' && ofFile) begun.set(file, { began: Date.now(), running: [] });
    else if (type === 'test:dequeue') state?.running.splice(nesting, Infinity, name);
    else if (type === 'test:complete' && !ofFile) state?.running.splice(nesting);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    if (state !== undefined && nesting === 0) result.files[file] = Date.now() - state.began;
    const { failureType, signal } = details?.error ?? {};
    if (ofFile && (failureType === 'testTimeoutFailure' || typeof signal === 'string'))
      result.killed.push({ file, running: state?.running ?? [] });
    if (details?.type !== 'suite') result[type === 'test:pass' ? 'passed' : 'failed'] += 1;
  }
  yield JSON.stringify(result);
}
