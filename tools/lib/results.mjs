// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const directory = path.join(root, 'node_modules/.cache/galley-results');

/** Where each runner leaves its machine-readable result. */
export const resultFiles = {
  directory,
  jest: path.join(directory, 'jest.json'),
  node: path.join(directory, 'node.json'),
  playwright: path.join(directory, 'playwright.json'),
};

export function prepareResults() {
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory, { recursive: true });
}

/** Where tests are written, and where they are compiled to. */
const testFolders = [
  { source: 'releases/src', compiled: 'releases/dist' },
  { source: 'server/test', compiled: 'server/test/dist' },
];

/** The compiled test files that still have a source: a deleted test must not live on in dist. */
export function compiledTests() {
  return testFolders.flatMap(({ source, compiled }) =>
    readdirSync(path.join(root, source), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => path.join(root, compiled, file.replace(/\.ts$/, '.js'))),
  );
}

const readJson = /** @param {string} file */ (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** All runners' counts in one plain line. */
export function totals() {
  const jest = readJson(resultFiles.jest);
  const node = readJson(resultFiles.node);
  const playwright = readJson(resultFiles.playwright)?.stats;
  const passed = (jest?.numPassedTests ?? 0) + (node?.passed ?? 0) + (playwright?.expected ?? 0);
  const failed = (jest?.numFailedTests ?? 0) + (node?.failed ?? 0) + (playwright?.unexpected ?? 0);
  return `${passed} passed, ${failed} failed`;
}
