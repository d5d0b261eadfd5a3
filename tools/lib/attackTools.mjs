// @ts-check
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { contentOf, headersOf } from './attackRequest.mjs';

const exec = promisify(execFile);
const OUTPUT_BYTES = 64 * 1024 * 1024;
/** The longest run before it's aborted, in milliseconds. */
const LONGEST_MS = 600_000;

/**
 * @typedef {{ origin: string, token: string, folder: string, short: boolean }} Session `folder`: where the tools write;
 *   `short`: without checks by response time, which are unreliable on a busy machine
 */

/**
 * Runs a tool and returns its output, in which both tools report their findings. Throws if the program is missing or crashes.
 * Restricts what it writes to the folder, and bypasses any proxy of this machine.
 * @param {string} program @param {string[]} args @param {string} folder
 */
async function run(program, args, folder) {
  const env = { PATH: process.env.PATH, LANG: 'C.UTF-8', HOME: folder, TMPDIR: folder };
  const { stdout } = await exec(program, args, {
    cwd: folder,
    env,
    maxBuffer: OUTPUT_BYTES,
    timeout: LONGEST_MS,
  });
  return stdout;
}

/** @param {boolean} short */
const thoroughness = (short) =>
  short ? ['--level=2', '--risk=1', '--technique=BEUQ'] : ['--level=2', '--risk=2', '--technique=BEUSTQ'];

/**
 * Runs sqlmap on every value of a request.
 * @param {Session} session
 * @param {import('./attackRequest.mjs').Target} target
 * @returns {Promise<{ parameters: number, attempts: number, found: string[] }>} the number of values and of attempts,
 *   and what can be injected and how
 */
export async function sqlmap({ origin, token, folder, short }, target) {
  const { url, method, plainly } = target;
  const own = mkdtempSync(path.join(folder, 'sqlmap-'));
  const content = contentOf(target);
  const manner = [
    '--batch',
    '--flush-session',
    '--disable-coloring',
    '-v',
    '3',
    '--dbms=PostgreSQL',
    // sqlmap would stop at a 401, and follow the redirect after a form.
    `--ignore-code=404${plainly === 401 ? ',401' : ''}`,
    '--ignore-redirects',
  ];
  const output = await run(
    'sqlmap',
    [
      '-u',
      `${origin}${url}`,
      ...Object.entries(headersOf(target, token)).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
      '--output-dir',
      own,
      ...(method === undefined ? [] : ['--method', method]),
      ...(content === undefined ? [] : ['--data', content.text]),
      ...thoroughness(short),
      ...manner,
    ],
    own,
  );
  const parameters = output.match(/testing for SQL injection on .*parameter/g)?.length ?? 0;
  const attempts = output.match(/\[PAYLOAD\]/g)?.length ?? 0;
  if (parameters === 0 || attempts === 0)
    throw new Error(`sqlmap tried nothing on ${url}:\n${output.slice(-2000)}`);
  // sqlmap prints the name of a value, then, indented, each way to inject into it.
  const found = output.match(/^Parameter: .+(?:\n(?: .+)?)*/gm) ?? [];
  return { parameters, attempts, found };
}

/** Leaves out modules that contact other servers, guess for hours, or need a form. */
const MODULES =
  'backup,cookieflags,crlf,csp,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';
const TIMED = 'blindsql,exec';

/** Reported, but intended: an obsolete header. */
const KNOWN = new Set(['X-XSS-Protection is not set']);

/**
 * Runs wapiti on pages and read calls, and on what it discovers from there.
 * @param {Session} session
 * @param {string[]} addresses paths with their queries
 * @returns {Promise<{ found: string[] }>}
 */
export async function wapiti({ origin, token, folder, short }, addresses) {
  const own = mkdtempSync(path.join(folder, 'wapiti-'));
  const report = path.join(own, 'report.json');
  const starts = addresses.flatMap((address) => ['-s', `${origin}${address}`]);
  const manner = ['--scope', 'domain', '-d', '3', '--flush-session', '--no-bugreport'];
  await run(
    'wapiti',
    [
      '-u',
      `${origin}/`,
      '-H',
      `Authorization: Bearer ${token}`,
      '--store-session',
      own,
      '-m',
      short ? MODULES : `${MODULES},${TIMED}`,
      '-f',
      'json',
      '-o',
      report,
      ...starts,
      ...manner,
    ],
    own,
  );
  /** @type {Record<'vulnerabilities' | 'anomalies', Record<string, { method: string, path: string, info: string }[]>>} */
  const { vulnerabilities, anomalies } = JSON.parse(readFileSync(report, 'utf8'));
  const found = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, all]) =>
    all
      .filter(({ info }) => !KNOWN.has(info))
      .map(({ method, path: where, info }) => `${kind}: ${method} ${where} ${info}`),
  );
  return { found };
}
