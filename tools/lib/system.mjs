// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { run, step } from './steps.mjs';

const POSTGRES = '/usr/lib/postgresql';

/** The packages that `npm test` needs; `npm run test:long` needs the others too. */
export const FOR_TESTS = ['chromium', 'postgresql', 'dovecot-imapd'];

/** The packages that deploy/ha/start.mjs needs. */
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
  // Opens the server's spreadsheets as recipients do.
  { package: 'libreoffice-calc-nogui', present: () => existsSync('/usr/bin/soffice') },
  // Build the image without a registry, on base images made from Debian packages.
  { package: 'buildah', present: () => existsSync('/usr/bin/buildah') },
  { package: 'mmdebstrap', present: () => existsSync('/usr/bin/mmdebstrap') },
  { package: 'etcd-server', present: () => existsSync('/usr/bin/etcd') },
  { package: 'patroni', present: () => existsSync('/usr/bin/patroni') },
  { package: 'haproxy', present: () => existsSync('/usr/sbin/haproxy') },
  { package: 'pgbouncer', present: () => existsSync('/usr/sbin/pgbouncer') },
  // Tests the alert rules (promtool), and scrapes a server.
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
 * How to install packages here: as root, or with sudo if it needs no password.
 * @param {{ isRoot: boolean, hasSudo: boolean }} machine
 * @returns {string[] | undefined} the words before apt-get; undefined if this user isn't allowed to install
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
  if (before === undefined) throw new Error("this user isn't allowed to install packages");
  const apt = /** @param {string[]} args */ (args) => {
    const [program = 'apt-get', ...rest] = [...before, 'apt-get', ...args];
    return run(program, rest, { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  // Wait, because another program can hold apt's lock, as on a machine that was just set up.
  const patient = ['-o', 'DPkg::Lock::Timeout=300'];
  await apt([...patient, 'update', '-qq']);
  await apt([...patient, 'install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/**
 * Installs the Debian packages that the tests need and this machine lacks. If it can't, fails with what to do.
 * @param {string[]} [names] only these
 */
export async function providePackages(names = needs.map((need) => need.package)) {
  const missing = needs.filter((need) => names.includes(need.package) && !need.present());
  if (missing.length === 0) return;
  const packages = missing.map((need) => need.package);
  await step(
    `Install ${new Intl.ListFormat('en-US').format(packages)} from Debian`,
    () => install(packages),
    `run ${installCommand(packages)}, then try again.`,
  );
}
