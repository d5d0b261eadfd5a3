// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { run, step } from './steps.mjs';

const POSTGRES = '/usr/lib/postgresql';

/** What `npm test` needs; the others are for `npm run test:long`. */
export const FOR_TESTS = ['chromium', 'postgresql'];

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

/** @param {string[]} packages */
async function install(packages) {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
  const apt = /** @param {string[]} args */ (args) => {
    const [program = 'apt-get', ...rest] = [...sudo, 'apt-get', ...args];
    return run(program, rest, { quiet: true, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  };
  execFileSync('sh', ['-c', 'command -v apt-get'], { stdio: 'ignore' });
  await apt(['update', '-qq']);
  await apt(['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}

/**
 * Installs the Debian packages that the tests need and this machine lacks; fails with what to do where it can't.
 * @param {string[]} [names] of these alone
 */
export async function providePackages(names = needs.map((need) => need.package)) {
  const missing = needs.filter((need) => names.includes(need.package) && !need.present());
  if (missing.length === 0) return;
  const packages = missing.map((need) => need.package);
  const all = packages.join(' and ');
  await step(
    `Install ${all} from Debian`,
    () => install(packages),
    `install ${all} by hand, then try again.`,
  );
}
