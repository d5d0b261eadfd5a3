// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { run, step } from './steps.mjs';

const POSTGRES = '/usr/lib/postgresql';

/** What `npm test` needs; the others are for `npm run test:long`. */
export const FOR_TESTS = ['chromium', 'postgresql', 'dovecot-imapd'];

/** What deploy/ha/start.mjs starts. */
export const FOR_CLUSTER = ['postgresql', 'etcd-server', 'patroni', 'haproxy', 'pgbouncer'];

const needs = [
  { package: 'chromium', present: () => existsSync('/usr/bin/chromium') },
  {
    package: 'postgresql',
    present: () =>
      existsSync(POSTGRES) &&
      readdirSync(POSTGRES).some((version) => existsSync(`${POSTGRES}/${version}/bin/initdb`)),
  },
  // The mail server whose mailbox the tests read.
  { package: 'dovecot-imapd', present: () => existsSync('/usr/sbin/dovecot') },
  // Opens the spreadsheets that the server writes, as their readers do.
  { package: 'libreoffice-calc-nogui', present: () => existsSync('/usr/bin/soffice') },
  // Build the image without a registry, on base images made of Debian's packages.
  { package: 'buildah', present: () => existsSync('/usr/bin/buildah') },
  { package: 'mmdebstrap', present: () => existsSync('/usr/bin/mmdebstrap') },
  { package: 'etcd-server', present: () => existsSync('/usr/bin/etcd') },
  { package: 'patroni', present: () => existsSync('/usr/bin/patroni') },
  { package: 'haproxy', present: () => existsSync('/usr/sbin/haproxy') },
  { package: 'pgbouncer', present: () => existsSync('/usr/sbin/pgbouncer') },
  // Tests the rules for alerts (promtool), and scrapes a server.
  { package: 'prometheus', present: () => existsSync('/usr/bin/prometheus') },
  // Render the chart.
  { package: 'golang-go', present: () => existsSync('/usr/bin/go') },
  {
    package: 'golang-github-masterminds-sprig-dev',
    present: () => existsSync('/usr/share/gocode/src/github.com/Masterminds/sprig'),
  },
  {
    package: 'golang-gopkg-yaml.v3-dev',
    present: () => existsSync('/usr/share/gocode/src/gopkg.in/yaml.v3'),
  },
  { package: 'sqlmap', present: () => existsSync('/usr/bin/sqlmap') },
  { package: 'wapiti', present: () => existsSync('/usr/bin/wapiti') },
];

/**
 * How packages are installed here: as root, or by sudo where it asks for no password.
 * @param {{ isRoot: boolean, hasSudo: boolean }} machine
 * @returns {string[] | undefined} what stands before apt-get; undefined: nobody here may
 */
export const installerOf = ({ isRoot, hasSudo }) => (isRoot ? [] : hasSudo ? ['sudo'] : undefined);

/** @param {readonly string[]} packages */
export const installCommand = (packages) =>
  `sudo apt-get install --no-install-recommends ${packages.join(' ')}`;

/** @param {string} program @param {string[]} args */
function works(program, args) {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** @param {string[]} packages */
async function install(packages) {
  const before = installerOf({
    isRoot: process.getuid?.() === 0,
    hasSudo: works('sudo', ['--non-interactive', 'true']),
  });
  if (before === undefined) throw new Error("this user isn't allowed to install them");
  const apt = /** @param {string[]} args */ (args) => {
    const [program = 'apt-get', ...rest] = [...before, 'apt-get', ...args];
    return run(program, rest, { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  // Another program may be installing something, as a new machine does by itself.
  const patient = ['-o', 'DPkg::Lock::Timeout=300'];
  await apt([...patient, 'update', '-qq']);
  await apt([...patient, 'install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/**
 * Installs the Debian packages that the tests need and this machine lacks; fails with what to do where it can't.
 * @param {string[]} [names] of these alone
 */
export async function providePackages(names = needs.map((need) => need.package)) {
  const missing = needs.filter((need) => names.includes(need.package) && !need.present());
  if (missing.length === 0) return;
  const packages = missing.map((need) => need.package);
  await step(
    `Install ${packages.join(' and ')} from Debian`,
    () => install(packages),
    `run ${installCommand(packages)}, then try again.`,
  );
}
