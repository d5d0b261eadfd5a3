import assert from 'node:assert/strict';
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { root } from '../places.ts';
import { promote } from '@galley/releases/operations/promote';
import type { ReleaseRecord } from '@galley/releases/record/schemas';
import { folderStorage } from '@galley/releases/storage/folderStorage';
import { addRelease, testHostRelease, testRelease, value } from '@galley/releases/testing/releases';
import { shapeOf } from '@galley/shared/domain/listShape';
import { orderList } from '#server/orders/rules/orderList';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** Where the sources of a packed package are, by its name. */
const SOURCES: Readonly<Record<string, string>> = {
  '@galley/shared': 'shared',
  '@galley/releases': 'releases',
  '@galley/client': 'server/client',
  '@galley/remote': 'tools/remote',
};
const CREATE = 'tools/create-galley-remote';

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

/** Packs the packages of this repository as they are published. @param folder in this repository; created */
export async function pack(folder: string): Promise<string[]> {
  const tools = (await import(pathToFileURL(path.join(root, 'tools/pack.mjs')).href)) as {
    packAll: (folder: string) => Promise<string[]>;
  };
  return tools.packAll(folder);
}

export function unpack(tarball: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  execFileSync('tar', ['xzf', tarball, '-C', folder, '--strip-components=1']);
}

const tarballOf = (tarballs: readonly string[], name: string): string => {
  const start = `${name.replace('@', '').replace('/', '-')}-`;
  const found = tarballs.find((file) => path.basename(file).startsWith(start));
  assert.ok(found, `${name} is packed`);
  return found;
};

/**
 * Creates the repository of a new remote with the packed create-galley-remote.
 * @param folder an empty folder outside of this workspace
 */
export function create(folder: string, tarballs: readonly string[], ...options: string[]): string {
  const tool = path.join(folder, 'create');
  unpack(tarballOf(tarballs, 'create-galley-remote'), tool);
  const repository = path.join(folder, 'repository');
  const packages = path.dirname(tarballs[0] ?? '');
  execFileSync(process.execPath, [
    path.join(tool, 'main.mjs'),
    repository,
    '--packages',
    packages,
    ...options,
  ]);
  return repository;
}

/** Runs create-galley-remote with answers to its questions. */
export const createByAnswers = (folder: string, repository: string, ...answers: string[]): string =>
  execFileSync(process.execPath, [path.join(folder, 'create/main.mjs'), repository], {
    encoding: 'utf8',
    input: answers.map((answer) => `${answer}\n`).join(''),
  });

/** Runs create-galley-remote with invalid options; returns its message. */
export const createFaults = (folder: string, ...options: string[]): string =>
  spawnSync(process.execPath, [path.join(folder, 'create/main.mjs'), ...options], { encoding: 'utf8' })
    .stderr;

function link(from: string, modules: string, name: string): void {
  const target = path.join(modules, name);
  if (existsSync(target)) return;
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(realpathSync(path.join(root, from, 'node_modules', name)), target);
}

/**
 * Installs a repository without a network: Galley's packages from their tarballs, all others as this workspace has them. The
 * test with npm itself is in outsideTeam.long.test.ts.
 */
export function installLinked(repository: string, tarballs: readonly string[]): void {
  const modules = path.join(repository, 'node_modules');
  const own = readJson(path.join(repository, 'package.json'));
  for (const name of Object.keys({ ...own.dependencies, ...own.devDependencies })) {
    const source = SOURCES[name];
    if (source === undefined) {
      link(CREATE, modules, name);
      continue;
    }
    unpack(tarballOf(tarballs, name), path.join(modules, name));
    const packed = readJson(path.join(modules, name, 'package.json'));
    for (const dependency of Object.keys(packed.dependencies ?? {}).filter((one) => !(one in SOURCES)))
      link(source, modules, dependency);
  }
  mkdirSync(path.join(modules, '.bin'));
  symlinkSync('../typescript/bin/tsc', path.join(modules, '.bin/tsc'));
  chmodSync(path.join(modules, '@galley/remote/cli/main.mjs'), 0o755);
  symlinkSync('../@galley/remote/cli/main.mjs', path.join(modules, '.bin/galley-remote'));
  writeFileSync(path.join(repository, 'package-lock.json'), '{}\n');
}

/** Adds the example screen of this repository to a new repository. */
export function writeMyDay(repository: string): void {
  const example = path.join(root, 'examples/remote-my-day');
  for (const part of ['src', 'e2e']) rmSync(path.join(repository, part), { recursive: true });
  for (const part of ['src', 'e2e', 'service', 'rspack.config.mjs'])
    cpSync(path.join(example, part), path.join(repository, part), { recursive: true });
}

export function commit(repository: string, message: string): void {
  const git = (...args: string[]) => execFileSync('git', ['-C', repository, ...args], { stdio: 'pipe' });
  if (!existsSync(path.join(repository, '.git'))) git('init', '--quiet');
  git('add', '--all');
  git(
    '-c',
    'user.name=Ana',
    '-c',
    'user.email=ana@galley.example',
    'commit',
    '--quiet',
    '--message',
    message,
  );
}

export interface Target {
  url: string;
  token: string;
}

interface Said {
  code: number | null;
  out: string;
  err: string;
}

const commandOf = (repository: string, { url, token }: Target, args: readonly string[]) =>
  spawn(path.join(repository, 'node_modules/.bin/galley-remote'), args, {
    cwd: repository,
    env: { ...process.env, RELEASE_SERVER: url, RELEASE_TOKEN: token },
  });

/** Runs galley-remote in a repository, against a server, possibly in this process. */
export async function galleyRemote(repository: string, target: Target, ...args: string[]): Promise<Said> {
  const child = commandOf(repository, target, args);
  const [out, err, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number | null]>,
  ]);
  return { code, out, err };
}

/** Starts galley-remote in a repository. @returns once it has said `ready`: how to stop it */
export async function startRemote(repository: string, target: Target, ready: RegExp, ...args: string[]) {
  const child = commandOf(repository, target, args);
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      if (ready.test(said)) resolve();
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.once('close', () => reject(new Error(`It ended: ${said}`)));
  });
  return async (): Promise<void> => {
    const closed = once(child, 'close');
    child.kill('SIGTERM');
    await closed;
  };
}

/** The versions of what today's host provides. */
export async function providedVersions(): Promise<Record<string, string>> {
  const versions = (await import(pathToFileURL(path.join(root, 'tools/remote/build/shared.mjs')).href)) as {
    sharedVersions: (dir: string) => Record<string, string>;
  };
  return versions.sharedVersions(path.join(root, 'host'));
}

/** Runs a function without certain packages, so that code that loads them fails. */
export async function without<T>(
  repository: string,
  names: readonly string[],
  work: () => Promise<T>,
): Promise<T> {
  const folder = (name: string) => path.join(repository, 'node_modules', name);
  for (const name of names) renameSync(folder(name), folder(`${name}-away`));
  try {
    return await work();
  } finally {
    for (const name of names) renameSync(folder(`${name}-away`), folder(name));
  }
}

/** Notifies people with the service of My Day's repository; returns its output. */
export async function tellNews(repository: string, { url, token }: Target, ...words: string[]) {
  const child = spawn(process.execPath, ['service/tell.mjs', ...words], {
    cwd: repository,
    env: { ...process.env, RELEASE_SERVER: url, INBOX_TOKEN: token },
  });
  return text(child.stdout);
}

/** Changes a file of the repository. */
export function edit(repository: string, file: string, change: (text: string) => string): void {
  const full = path.join(repository, file);
  const before = readFileSync(full, 'utf8');
  const after = change(before);
  assert.notEqual(after, before, `${file} is changed`);
  writeFileSync(full, after);
}

/** A host with today's provided modules, and today's orders list, without having to build either. */
export async function fillStore(folder: string): Promise<void> {
  const provides = await providedVersions();
  const storage = folderStorage(folder);
  await addRelease(storage, testHostRelease('1.0.0-host', { provides, needs: {}, exports: {} }));
  const screen = { title: 'Orders', list: shapeOf(orderList) } as ReleaseRecord['screen'] & object;
  await addRelease(storage, testRelease('orders', '1.0.0-list', { screen, requires: {} }));
  value(
    await promote(storage, {
      by: 'ana',
      remotes: { host: '1.0.0-host', orders: '1.0.0-list' },
    }),
  );
}
