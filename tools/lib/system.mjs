// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { run } from './steps.mjs';

const POSTGRES = '/usr/lib/postgresql';

const needs = [
  { package: 'chromium', present: () => existsSync('/usr/bin/chromium') },
  {
    package: 'postgresql',
    present: () =>
      existsSync(POSTGRES) &&
      readdirSync(POSTGRES).some((version) => existsSync(`${POSTGRES}/${version}/bin/initdb`)),
  },
  // Opens the spreadsheets that the server writes, as their readers do.
  { package: 'libreoffice-calc-nogui', present: () => existsSync('/usr/bin/soffice') },
];

/** Debian packages that the tests need and this machine lacks. */
export const missingPackages = () => needs.filter((need) => !need.present()).map((need) => need.package);

/** @param {string[]} packages */
export async function installPackages(packages) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = /** @param {string[]} args */ (args) => {
    const [program = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    return run(program, rest, { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  execFileSync('sh', ['-c', 'command -v apt-get'], { stdio: 'ignore' });
  await apt(['update', '-qq']);
  await apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}
