// @ts-check
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);
const OUTPUT_BYTES = 64 * 1024 * 1024;
/** A target that takes longer is given up, in milliseconds. */
const LONGEST_MS = 600_000;

/**
 * @typedef {{ url: string, body?: object, only?: string }} Target
 * @typedef {{ origin: string, token: string, folder: string }} Session
 */

/** Both tools say by their output what they found; a program that is missing or breaks is an error. */
const run = async (/** @type {string} */ program, /** @type {string[]} */ args) => {
  const { stdout } = await exec(program, args, { maxBuffer: OUTPUT_BYTES, timeout: LONGEST_MS });
  return stdout;
};

/**
 * Lets sqlmap try every value of a request.
 * @param {Session} session
 * @param {Target} target
 * @returns {Promise<{ requests: number, found: string[] }>} how many were refused or not, and what can be injected
 */
export async function sqlmap({ origin, token, folder }, { url, body, only }) {
  const data =
    body === undefined ? [] : ['--data', JSON.stringify(body), '-H', 'Content-Type: application/json'];
  const choice = only === undefined ? [] : ['-p', only];
  const thoroughness = ['--level=2', '--risk=2', '--threads=4', '--dbms=PostgreSQL'];
  const manner = ['--batch', '--flush-session', '--disable-coloring', '-v', '3'];
  const output = await run('sqlmap', [
    '-u',
    `${origin}${url}`,
    '-H',
    `Authorization: Bearer ${token}`,
    '--output-dir',
    path.join(folder, 'sqlmap'),
    ...data,
    ...choice,
    ...thoroughness,
    ...manner,
  ]);
  if (!/\[PAYLOAD\]/.test(output)) throw new Error(`sqlmap tried nothing on ${url}:\n${output.slice(-2000)}`);
  const found = [...output.matchAll(/^Parameter: (.+)$/gm)].map(([, name = '']) => name);
  return { requests: output.match(/\[PAYLOAD\]/g)?.length ?? 0, found };
}

/** Those that ask a server elsewhere, guess for hours, or need a form are left out. */
const MODULES =
  'backup,blindsql,cookieflags,crlf,csp,exec,file,htaccess,http_headers,methods,permanentxss,redirect,shellshock,sql,xss';

/** What it names though it is as it should be: an obsolete header, and the one that belongs to https alone. */
const KNOWN = new Set(['X-XSS-Protection is not set', 'Strict-Transport-Security is not set']);

/**
 * Lets wapiti loose on the pages and on every address that is read.
 * @param {Session} session
 * @param {Target[]} targets
 * @returns {Promise<{ pages: number, found: string[] }>}
 */
export async function wapiti({ origin, token, folder }, targets) {
  const report = path.join(folder, 'wapiti.json');
  const starts = targets
    .filter(({ body }) => body === undefined)
    .flatMap(({ url }) => ['-s', `${origin}${url.replaceAll('*', '')}`]);
  const manner = ['--scope', 'domain', '-d', '3', '-m', MODULES, '--max-scan-time', '300', '--flush-session'];
  await run('wapiti', [
    '-u',
    `${origin}/`,
    '-H',
    `Authorization: Bearer ${token}`,
    '--store-session',
    path.join(folder, 'wapiti'),
    '-f',
    'json',
    '-o',
    report,
    ...starts,
    ...manner,
  ]);
  /** @type {{ vulnerabilities: Record<string, { method: string, path: string, info: string }[]>, anomalies: Record<string, { method: string, path: string, info: string }[]>, infos: { crawled_pages_nbr?: number } }} */
  const { vulnerabilities, anomalies, infos } = JSON.parse(readFileSync(report, 'utf8'));
  const found = Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, all]) =>
    all
      .filter(({ info }) => !KNOWN.has(info))
      .map(({ method, path: where, info }) => `${kind}: ${method} ${where} ${info}`),
  );
  return { pages: infos.crawled_pages_nbr ?? starts.length / 2 + 1, found };
}
