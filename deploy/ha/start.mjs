// @ts-check
// Starts a highly available Galley on one machine: docs/operating.md, "High availability".
//   node deploy/ha/start.mjs <folder> [--port 7000] [--async]
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { root } from '../../tools/lib/steps.mjs';
import { FOR_CLUSTER, providePackages } from '../../tools/lib/system.mjs';
import { galley, haproxy, NODES, patroni, pgbouncer, portsFrom, ROLE } from './files.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string', default: '7000' }, async: { type: 'boolean', default: false } },
});
const [named] = positionals;
if (named === undefined) throw new Error('Usage: node deploy/ha/start.mjs <folder> [--port 7000] [--async]');
const folder = path.resolve(named);
const ports = portsFrom(Number(values.port));
const HOME = '/usr/lib/postgresql';
/** The delay before a part that exited is restarted, as systemd would. A file with the part's name in `down` simulates a dead machine. */
const AGAIN_MS = 1_000;

await providePackages(FOR_CLUSTER);
const newest = readdirSync(HOME)
  .map(Number)
  .sort((one, other) => other - one)[0];
const programs = path.join(HOME, String(newest), 'bin');
// PostgreSQL and PgBouncer refuse to run as root.
const isRoot = process.getuid?.() === 0;
const id = (/** @type {string} */ flag) =>
  Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
const user = isRoot ? { uid: id('-u'), gid: id('-g') } : {};

/** Creates a part's folder, which the part can write to. @param {string} name */
function place(name) {
  const at = path.join(folder, name);
  mkdirSync(at, { recursive: true, mode: 0o700 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(at, user.uid, user.gid);
  return at;
}

/** @param {string} name @param {string} text */
function write(name, text) {
  const file = path.join(place(path.dirname(name)), path.basename(name));
  writeFileSync(file, text, { mode: 0o600 });
  if (user.uid !== undefined && user.gid !== undefined) chownSync(file, user.uid, user.gid);
  return file;
}

mkdirSync(path.join(folder, 'down'), { recursive: true });
const secrets = path.join(folder, 'secrets.json');
if (!existsSync(secrets)) {
  const password = () => randomBytes(24).toString('hex');
  const made = { postgres: password(), replicator: password(), galley: password() };
  writeFileSync(secrets, JSON.stringify(made), { mode: 0o600 });
}
const passwords = JSON.parse(readFileSync(secrets, 'utf8'));
const plan = { folder, port: Number(values.port), isSynchronous: !values.async, passwords };

/** @type {Map<string, import('node:child_process').ChildProcess>} */
const running = new Map();
const stopping = new AbortController();

/**
 * Runs a part for as long as this script runs.
 * @param {string} name
 * @param {string} program
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
async function keep(name, program, args, options = {}) {
  while (!stopping.signal.aborted) {
    if (existsSync(path.join(folder, 'down', name))) {
      await sleep(100);
      continue;
    }
    const child = spawn(program, args, { cwd: '/', ...user, ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    running.set(name, child);
    writeFileSync(path.join(folder, `${name}.pid`), String(child.pid));
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => writeFileSync(path.join(folder, `${name}.log`), chunk, { flag: 'a' }));
    await new Promise((resolve) => child.once('close', resolve).once('error', resolve));
    await sleep(AGAIN_MS);
  }
}

/** @param {string} what @param {() => Promise<boolean>} isSo */
async function until(what, isSo) {
  for (let left = 600; !(await isSo().catch(() => false)); left -= 1) {
    if (left === 0) throw new Error(`${what} didn't become ready; the logs are in ${folder}.`);
    await sleep(200);
  }
}
const answers = (/** @type {number | undefined} */ port, /** @type {string} */ at) => async () =>
  (await fetch(`http://127.0.0.1:${port}${at}`)).status === 200;

const sql = (/** @type {string} */ statement) =>
  execFileSync(
    path.join(programs, 'psql'),
    [
      '--no-psqlrc',
      '--quiet',
      '--tuples-only',
      '--set=ON_ERROR_STOP=1',
      '-h',
      '127.0.0.1',
      '-p',
      String(ports.primary),
      '-U',
      'postgres',
      '-d',
      'postgres',
    ],
    {
      input: statement,
      encoding: 'utf8',
      env: { ...process.env, PGPASSWORD: passwords.postgres },
      stdio: ['pipe', 'pipe', 'ignore'],
    },
  );

async function stop() {
  if (stopping.signal.aborted) return;
  stopping.abort();
  // In this order, because each part uses those after it.
  for (const name of ['galley1', 'galley2', 'pgbouncer', 'haproxy', ...NODES, 'etcd']) {
    const child = running.get(name);
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) continue;
    child.kill(name === 'pgbouncer' ? 'SIGINT' : 'SIGTERM');
    await new Promise((resolve) => child.once('close', resolve));
  }
  process.exit(0);
}
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());

const client = `http://127.0.0.1:${ports.etcd}`;
const peer = `http://127.0.0.1:${ports.etcdPeer}`;
const etcd = {
  name: 'etcd',
  'data-dir': path.join(place('etcd'), 'data'),
  'log-level': 'warn',
  'listen-client-urls': client,
  'advertise-client-urls': client,
  'listen-peer-urls': peer,
  'initial-advertise-peer-urls': peer,
  'initial-cluster': `etcd=${peer}`,
};
void keep(
  'etcd',
  'etcd',
  Object.entries(etcd).map(([option, value]) => `--${option}=${value}`),
);
NODES.forEach((name, at) => {
  void keep(name, 'patroni', [write(`${name}/patroni.yml`, patroni(plan, at, programs))]);
});
void keep('haproxy', 'haproxy', ['-db', '-f', write('haproxy/haproxy.cfg', haproxy(plan))]);
console.log('PostgreSQL: waiting for a primary and two replicas');
await until('A primary', async () => sql('SELECT 1').trim() === '1');
for (const [at, name] of NODES.entries())
  await until(
    name,
    async () => (await answers(ports.patroni[at], '/replica')()) || answers(ports.patroni[at], '/primary')(),
  );
if (sql("SELECT 1 FROM pg_roles WHERE rolname = 'galley'").trim() === '')
  sql(`${ROLE(passwords.galley)}\nCREATE DATABASE galley OWNER galley;`);
write('pgbouncer/users', `"galley" "${passwords.galley}"\n`);
void keep('pgbouncer', 'pgbouncer', [write('pgbouncer/pgbouncer.ini', pgbouncer(plan))]);

const settings = { DEMO: 'off', ...process.env, ...galley(plan) };
execFileSync(process.execPath, ['tools/publish.mjs'], { cwd: root, env: settings, stdio: 'inherit' });
for (const [nth, port] of ports.servers.entries()) {
  const name = `galley${nth + 1}`;
  const env = { ...settings, PORT: String(port), DATA_DIR: path.join(folder, name) };
  void keep(name, process.execPath, ['server/dist/main.js'], {
    cwd: root,
    env,
    uid: process.getuid?.(),
    gid: process.getgid?.(),
  });
  await until(name, answers(port, '/health'));
}
await until('The app', answers(ports.app, '/health'));
console.log(`Galley is ready: http://127.0.0.1:${ports.app}`);
console.log(
  `To see the cluster, run: patronictl -c ${folder}/pg1/patroni.yml list\nPress Ctrl+C to stop everything.`,
);
