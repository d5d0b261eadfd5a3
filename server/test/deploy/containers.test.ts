import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { fillTrusted, TEST_KEYS } from '@galley/releases/testing/trust';
import type { SigningKey } from '@galley/releases/trust/keys';
import { readConfig } from '#server/operations/settings';
import { root } from '../places.ts';
import { tempFolder } from '../tempFolder.ts';
import { addressOf, killStarted, runScript } from '../testProcess.ts';

interface Service {
  command?: string[];
  depends_on?: Record<string, object>;
  environment?: Record<string, string>;
  env_file?: { path: string; required: boolean }[];
  volumes?: string[];
  read_only?: boolean;
  cap_drop?: string[];
}

const read = (file: string) => readFileSync(path.join(root, 'deploy', file), 'utf8');
const dockerfile = read('Dockerfile');
const compose = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, null>;
};
const chart = readdirSync(path.join(root, 'deploy/chart/templates')).map((file) => ({
  file,
  text: read(`chart/templates/${file}`),
}));

/** Variables that something other than the server's configuration reads: Node, its PostgreSQL driver, publishing releases. */
const OTHER_READERS = ['NODE_ENV', 'PGPASSFILE', 'RELEASE_ACTIVATE'];

/** The variables among these that nobody reads. */
function unread(variables: Record<string, string>): string[] {
  const asked = new Set<string>(OTHER_READERS);
  // Anything that a shell would substitute keeps its default.
  const values = Object.fromEntries(
    Object.entries(variables).map(([name, value]) => [name, value.replace(/^\$\{\w+:-(.*)\}$/, '$1')]),
  );
  const environment = new Proxy(values, {
    get(all, name: string) {
      asked.add(name);
      return all[name];
    },
  });
  readConfig(environment, '', root);
  return Object.keys(variables).filter((name) => !asked.has(name));
}

/** The instructions of the last stage, which becomes the image. */
const lastStage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM ')).replaceAll('\\\n', '');
const instructions = (name: string): string[] =>
  [...lastStage.matchAll(new RegExp(`^${name} (.+)$`, 'gm'))].map(([, rest = '']) => rest);
const imageVariables = Object.fromEntries(
  instructions('ENV')
    .flatMap((line) => line.split(' '))
    .map((pair) => pair.split('=') as [string, string]),
);

test('the image runs as its own user with nothing but Node, and stops as the server expects (OPS-41)', () => {
  assert.deepEqual(instructions('USER'), ['65532:65532']);
  assert.deepEqual(instructions('RUN'), []);
  assert.deepEqual(instructions('ENTRYPOINT'), ['["/usr/local/bin/node"]']);
  assert.deepEqual(instructions('STOPSIGNAL'), ['SIGTERM']);
  assert.deepEqual(unread(imageVariables), []);
  assert.equal(imageVariables.DEMO, 'off');
  assert.match(instructions('HEALTHCHECK').join(), /\/health/);
});

test('compose contains no secret, and gives each service only what it reads (OPS-42)', () => {
  const { services, volumes } = compose;
  const { galley, releases, secrets, postgres } = services;
  const scheduled = { BACKUP_SCHEDULE: '30 2 * * *', BACKUP_RECIPIENTS: 'age1x' };
  assert.deepEqual(unread({ ...galley?.environment, ...scheduled }), []);
  // Every other variable reaches the server from deploy/.env, whatever its name.
  assert.deepEqual(galley?.env_file, [{ path: '.env', required: false }]);
  for (const [name, value] of Object.entries(galley.environment ?? {}))
    if (value.includes('${')) assert.ok(value.startsWith(`\${${name}:-`), name);
  assert.deepEqual(unread(releases?.environment ?? {}), []);
  for (const { environment = {} } of Object.values(services))
    for (const [name, value] of Object.entries(environment))
      assert.doesNotMatch(`${name}=${value}`, /PASSWORD=|:\/\/[^/]*:[^/]*@/);
  // Without this variable, images for PostgreSQL 18 don't start, because they use another folder than earlier ones.
  assert.ok(postgres?.volumes?.includes(`database:${postgres.environment?.PGDATA}`));
  for (const [name, one] of Object.entries(services)) {
    assert.deepEqual(
      [one.read_only, one.cap_drop],
      name === 'postgres' ? [undefined, undefined] : [true, ['ALL']],
    );
    const used = (one.volumes ?? []).map((volume) => volume.split(':')[0] ?? '');
    assert.deepEqual(
      used.filter((volume) => !(volume in volumes)),
      [],
    );
    assert.deepEqual(
      Object.keys(one.depends_on ?? {}).filter((other) => !(other in services)),
      [],
    );
  }
  const [, folder = ''] = secrets?.command ?? [];
  assert.equal(path.dirname(galley?.environment?.PGPASSFILE ?? ''), folder);
  assert.ok(postgres?.volumes?.some((volume) => volume.startsWith('secrets:')));
});

test('the chart sets only variables that the server reads, and none of its values is a secret (OPS-43)', () => {
  const all = chart.map(({ text }) => text).join('\n');
  const names = [
    ...[...all.matchAll(/^ +- name: ([A-Z][A-Z_]+)$/gm)].map(([, name = '']) => name),
    ...[...all.matchAll(/"(DATABASE_[A-Z_]*)"/g)].map(([, name = '']) => name),
  ];
  assert.ok(names.includes('DATABASE_SESSION_URL') && names.includes('METRICS_PORT'));
  assert.deepEqual(unread(Object.fromEntries(names.map((name) => [name, '']))), []);
  const values = parse(read('chart/values.yaml')) as Record<string, unknown>;
  assert.equal(values.replicas, 2);
  // Attached files outlive the server (OPS-59).
  assert.match(all, /volumeMounts:[^]*name: files, mountPath: \/var\/lib\/galley\/files/);
  assert.doesNotMatch(all, /name: files, emptyDir/);
  assert.doesNotMatch(JSON.stringify(values), /password/i);
  const about = parse(read('chart/Chart.yaml')) as { appVersion: string };
  const { appVersion } = about;
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  assert.equal(appVersion, version);
  // A build puts version and commit into the names of image and chart (OPS-60).
  const tag = execFileSync(process.execPath, [path.join(root, 'tools/image/tag.mjs')], {
    encoding: 'utf8',
  }).trim();
  assert.match(tag, new RegExp(`^${version}-[0-9a-f]{12}(\\.uncommitted)?$`));
  const folder = path.join(tempFolder(), 'chart');
  execFileSync(process.execPath, [path.join(root, 'tools/image/tag.mjs'), '--chart', folder]);
  assert.deepEqual(parse(readFileSync(path.join(folder, 'Chart.yaml'), 'utf8')), {
    ...about,
    appVersion: tag,
  });
});

test('the chart’s templates read only values that values.yaml has (OPS-43)', () => {
  const values = parse(read('chart/values.yaml')) as object;
  const has = (name: string) =>
    name
      .split('.')
      .reduce<unknown>((from, key) => (from as Record<string, unknown> | undefined)?.[key], values);
  const missing = chart.flatMap(({ file, text }) =>
    [...text.matchAll(/\.Values\.([\w.]+)/g)]
      .map(([, name = '']) => name)
      .filter((name) => has(name) === undefined)
      .map((name) => `${file}: ${name}`),
  );
  assert.deepEqual(missing, []);
});

describe('The content of the image', () => {
  const image = path.join(tempFolder(), 'image');
  const app = path.join(image, 'app');
  const state = path.join(image, 'var/lib/galley');

  before(() => {
    mkdirSync(image);
    execFileSync(process.execPath, [path.join(root, 'tools/image/collect.mjs'), image], { stdio: 'pipe' });
  });
  after(killStarted);

  /** Runs a program of the image, as compose and the chart name it, with only the image's files. */
  const program = (file: string, args: string[], env: Record<string, string> = {}) =>
    runScript(path.join(app, file), {
      args,
      env: { ...imageVariables, DATA_DIR: `${state}/data`, RELEASE_STORE: `${state}/releases-store`, ...env },
    });

  test('has everything that its programs need: the secrets, the releases and the server start from it (OPS-41)', async () => {
    const commands = Object.values(compose.services).flatMap(({ command }) => command?.[0] ?? []);
    assert.deepEqual(commands, ['deploy/secrets.mjs', 'tools/publish.mjs']);
    const run = async (file: string, args: string[] = []) => {
      const running = program(file, args);
      assert.equal(await running.ended(), 0, running.output());
      return running.output();
    };
    await run('deploy/secrets.mjs', [`${state}/secrets`, 'postgres', 'galley']);
    const password = readFileSync(`${state}/secrets/postgres-password`, 'utf8');
    await run('deploy/secrets.mjs', [`${state}/secrets`, 'postgres', 'galley']);
    assert.match(password, /^[0-9a-f]{48}$/);
    const pgpass = `${state}/secrets/pgpass`;
    assert.equal(readFileSync(pgpass, 'utf8'), `postgres:*:*:galley:${password}\n`);
    assert.equal(statSync(pgpass).mode & 0o777, 0o600);

    assert.match(await run('tools/publish.mjs'), /orders \d/);
    const server = program('server/dist/main.js', [], { PORT: '0' });
    assert.ok(await server.says('Server listening at http://127.0.0.1'), server.output());
    const page = await fetch(addressOf(server.output()));
    assert.match(await page.text(), /<title>/);
    server.child.kill('SIGTERM');
    assert.equal(await server.ended(), 0);
  });

  test('starts with signed releases, with a key that can publish and without one (OPS-42)', async () => {
    const store = path.join(tempFolder(), 'store');
    /** Runs the service releases as compose does. @param settings those in deploy/.env */
    const publish = async (settings: Record<string, string> = {}) => {
      const env = Object.entries(compose.services.releases?.environment ?? {}).map(([name, value]) => [
        name,
        value.replace(
          /^\$\{(\w+):-(.*)\}$/,
          (_all, named: string, otherwise: string) => settings[named] ?? otherwise,
        ),
      ]);
      const running = program('tools/publish.mjs', [], { ...Object.fromEntries(env), RELEASE_STORE: store });
      return { code: await running.ended(), output: running.output() };
    };
    const signed = { RELEASE_TRUST: TEST_KEYS.operations.public };
    const keyOf = ({ private: key }: SigningKey) => key.export({ type: 'pkcs8', format: 'pem' }).toString();
    await fillTrusted(folderStorage(store));
    assert.equal((await publish({ RELEASE_ACTIVATE: 'never' })).code, 0);
    const server = { ...signed, RELEASE_KEY: keyOf(TEST_KEYS.server) };
    for (const settings of [signed, server])
      assert.equal((await publish({ ...settings, RELEASE_ACTIVATE: 'empty' })).code, 0);
    const { code, output } = await publish({ ...signed, RELEASE_KEY: keyOf(TEST_KEYS.operations) });
    assert.equal(code, 0, output);
    assert.match(output, /orders \d/);
  });

  test('reads an email with only its own files (OPS-41, MAIL-04)', () => {
    const folder = tempFolder();
    writeFileSync(path.join(folder, 'message'), 'From: a@mail.example\r\nSubject: Hello\r\n\r\nText\r\n');
    const parser = pathToFileURL(path.join(app, 'server/dist/mailbox/parse/parser.js')).href;
    const limits = JSON.stringify({ folder, mostAttachments: 1, mostBytes: 1 });
    const code = `
      const { openParser } = await import(${JSON.stringify(parser)});
      const parser = openParser();
      const { subject, text } = await parser.read(${JSON.stringify(path.join(folder, 'message'))}, ${limits});
      console.log(subject, text);
      await parser.close();`;
    const told = execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
      encoding: 'utf8',
    });
    assert.match(told, /Hello Text/);
  });

  test('has no compiler, bundler, tests or source maps of the server (OPS-41)', () => {
    const packages = readdirSync(path.join(app, 'node_modules/.pnpm')).join('\n');
    assert.doesNotMatch(packages, /^(typescript|@rspack|jest|@swc|playwright|sass|@redocly)/m);
    for (const absent of ['server/test', 'e2e', '.git', 'server/dist/main.js.map'])
      assert.ok(!existsSync(path.join(app, absent)), absent);
  });
});
