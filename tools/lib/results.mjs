// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './steps.mjs';

const directory = path.join(root, 'node_modules/.cache/galley-results');

/** Where each test runner writes its machine-readable result. */
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

/** Source folders of tests, and where they're compiled to. */
const testFolders = [
  { source: 'releases/src', compiled: 'releases/dist' },
  { source: 'server/test', compiled: 'server/test/dist' },
];

/**
 * The compiled test files whose source still exists: a deleted test must not stay alive in dist.
 * @param {'short' | 'long'} length long: what `npm run test:long` runs in addition to `npm test`
 */
export function compiledTests(length) {
  return testFolders.flatMap(({ source, compiled }) =>
    readdirSync(path.join(root, source), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts') && file.endsWith('.long.test.ts') === (length === 'long'))
      .map((file) => path.join(root, compiled, file.replace(/\.ts$/, '.js'))),
  );
}

const readJson = /** @param {string} file */ (file) =>
  existsSync(file) && statSync(file).size > 0 ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

/** @returns {import('./nodeReporter.mjs').NodeResult | undefined} */
export const nodeResult = () => readJson(resultFiles.node);

/** The totals of all runners in one line. */
export function totals() {
  const jest = readJson(resultFiles.jest);
  const node = nodeResult();
  const playwright = readJson(resultFiles.playwright)?.stats;
  const passed = (jest?.numPassedTests ?? 0) + (node?.passed ?? 0) + (playwright?.expected ?? 0);
  const failed = (jest?.numFailedTests ?? 0) + (node?.failed ?? 0) + (playwright?.unexpected ?? 0);
  const flaky = playwright?.flaky ?? 0;
  return `${passed + flaky} passed, ${failed} failed${flaky > 0 ? `; ${flaky} of the passed tests ${flaky === 1 ? 'was' : 'were'} flaky (named above): fix each one` : ''}`;
}

/**
 * Adds up the durations of a Playwright suite and those below it.
 * @param {{ suites?: any[], specs?: { tests: { results: { duration: number }[] }[] }[] }} suite
 * @returns {number} the total in milliseconds
 */
function timeOfSuite({ suites = [], specs = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return (
    suites.reduce((sum, one) => sum + timeOfSuite(one), 0) + own.reduce((sum, one) => sum + one.duration, 0)
  );
}

/**
 * The failed tests of a Playwright suite and those below it.
 * @param {{ suites?: any[], specs?: { ok: boolean, title: string, file: string, tests: { results: { error?: { message?: string } }[] }[] }[] }} suite
 * @returns {string[]}
 */
const failuresOfSuite = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const messages = tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''));
      return `e2e/${file} › ${title}: ${firstLines(messages.find((message) => message !== '') ?? '')}`;
    }),
  ...suites.flatMap(failuresOfSuite),
];

/** The first two informative lines of a message, without colors. @param {string} message */
const firstLines = (message) =>
  stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, 2)
    .join(' ');

/**
 * Every failed test, with its file and the start of its message, as lines to print.
 * @param {{ jest?: any, node?: import('./nodeReporter.mjs').NodeResult, playwright?: any }} [results] as the runners wrote them
 * @returns {string[]}
 */
export function failures(
  { jest, node, playwright } = {
    jest: readJson(resultFiles.jest),
    node: nodeResult(),
    playwright: readJson(resultFiles.playwright),
  },
) {
  return [
    ...(jest?.testResults ?? []).flatMap(
      (/** @type {{ name: string, message: string, assertionResults: any[] }} */ file) => {
        const failed = file.assertionResults.filter(({ status }) => status === 'failed');
        // A file that can't be loaded has no test results.
        const texts =
          failed.length === 0 && file.message !== ''
            ? [firstLines(file.message)]
            : failed.map(
                ({ fullName, failureMessages }) => `${fullName}: ${firstLines(failureMessages[0] ?? '')}`,
              );
        return texts.map((text) => `${path.relative(root, file.name)} › ${text}`);
      },
    ),
    ...(node?.failures ?? []),
    ...(playwright?.suites ?? []).flatMap(failuresOfSuite),
  ];
}

/** How many files to list for each runner. */
const SLOWEST = 8;

/** The slowest files, grouped by runner, as lines to print. */
export function slowest() {
  const jest = readJson(resultFiles.jest)?.testResults ?? [];
  const suites = readJson(resultFiles.playwright)?.suites ?? [];
  /** @type {[string, [string, number][]][]} */
  const groups = [
    [
      'Unit and component tests',
      jest.map((/** @type {{ name: string, startTime: number, endTime: number }} */ one) => [
        path.relative(root, one.name),
        one.endTime - one.startTime,
      ]),
    ],
    ['Server and release tests', Object.entries(nodeResult()?.suites ?? {})],
    ['Journeys', suites.map((/** @type {{ file: string }} */ one) => [`e2e/${one.file}`, timeOfSuite(one)])],
  ];
  return groups.flatMap(([title, files]) => [
    `Slowest of ${title.toLowerCase()}:`,
    ...files
      .sort(([, one], [, other]) => other - one)
      .slice(0, SLOWEST)
      .map(([file, ms]) => `  ${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`),
  ]);
}
