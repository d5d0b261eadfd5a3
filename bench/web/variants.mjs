// The same app in three builds: federated as it ships, split by route without federation, and as one file. Host, screens, build
// settings and server are the same; only the file through which the host loads its screens differs.
// Split by route comes in two forms. In the plain one, the page names no file of its route, so the shell doesn't wait for the
// screen. In 'split, waiting', the shell waits for the first screen and its list, as the federated page can thanks to its hints.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@rspack/core';
import { ROOT, folderOf, remoteNames } from '../../tools/federation/apps.mjs';
import { compile } from '../../tools/remote/build/compile.mjs';
import { precompress } from '../../tools/remote/build/compress.mjs';
import { describeHost } from '../../tools/federation/describe.mjs';
import { exposesOf } from '../../tools/remote/build/exposes.mjs';
import { publishedFiles } from '../../tools/remote/build/files.mjs';
import { defineHost } from '../../tools/federation/host.mjs';
import { hostReleaseId } from '../../tools/federation/hostRelease.mjs';
import { publicRegistry } from '../../server/dist/releases/publicRegistry.js';
import { readRelease } from '../../releases/dist/record/records.js';
import { readRegistry } from '../../releases/dist/registry/revisions.js';
import { folderStorage } from '../../releases/dist/storage/folderStorage.js';

const OUT = path.join(import.meta.dirname, 'dist');
const REACHES_SCREENS = /federation\/loading\/loader\.ts$/;

/** The builds without federation, and whether their shell waits for the first screen. In one file, the screen is always loaded. */
const WITHOUT_FEDERATION = { 'split by route': false, 'split, waiting': true, 'one file': true };

/** The registry and the records of the active releases, which list screens, dialogs and links. */
async function registryOf(store) {
  const storage = folderStorage(store);
  const registry = await readRegistry(storage);
  const active = Object.entries(registry.remotes).filter(([remote]) => remoteNames().includes(remote));
  return publicRegistry(
    registry,
    await Promise.all(active.map(([remote, state]) => readRelease(storage, remote, state.active))),
  );
}

/** Replaces host/src/federation/loading/loader.ts: every exposed module becomes a chunk of the host. */
function withoutFederation(isPreloaded, registry) {
  const ofHost = (file) => JSON.stringify(path.join(folderOf('host'), 'src/federation/registry', file));
  const modules = remoteNames().flatMap((remote) =>
    Object.entries(exposesOf(folderOf(remote))).map(([module, file]) => {
      const source = JSON.stringify(path.join(folderOf(remote), file));
      const key = `${remote}/${module.slice(2)}`;
      return `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: "${key.replace('/', '-')}" */ ${source}),`;
    }),
  );
  return `import { createReleases } from ${ofHost('releases.ts')};
import { remoteIn } from ${ofHost('dialogs.ts')};
const modules = {\n${modules.join('\n')}\n};
async function load(remote, name) {
  try {
    const Component = (await modules[remote + '/' + name]())[name];
    return { ok: true, Component, release: 'bench', container: 'bench' };
  } catch (error) {
    return { ok: false, error: { kind: 'evaluation', detail: String(error) }, release: 'bench' };
  }
}
export function createLoader(parts) {
  const releases = createReleases({ ...parts, registry: ${JSON.stringify(registry)} });
  const remoteOf = (name) => releases.dialog(name)?.remote ?? remoteIn(name);
  return {
    ...releases,
    adopt: () => {},
    revision: () => 0,
    wanted: () => 'bench',
    isWanted: () => true,
    choose: () => ({ ok: false, error: { kind: 'unregistered' } }),
    loadScreen: (remote) => load(remote, 'Screen'),
    loadDialog: (name) => load(remoteOf(name), releases.dialog(name)?.module.slice('./'.length)),
    remoteOf,
    isPreloaded: () => ${isPreloaded},
    reportFailure: () => {},
  };
}
`;
}

function configOf(variant, dist, standIn) {
  process.env.NODE_ENV = 'production';
  const base = defineHost({ dir: folderOf('host') })({}, { nodeEnv: 'production' });
  return {
    ...base,
    output: { ...base.output, path: dist, ...(variant === 'one file' ? { asyncChunks: false } : {}) },
    plugins: [...base.plugins, new rspack.NormalModuleReplacementPlugin(REACHES_SCREENS, standIn)],
  };
}

async function buildWithoutFederation([variant, isPreloaded], registry) {
  const folder = path.join(OUT, variant.replaceAll(/\W+/g, '-'));
  const dist = path.join(folder, 'host');
  const standIn = path.join(folder, 'screens.mjs');
  mkdirSync(path.join(folder, 'store'), { recursive: true });
  writeFileSync(standIn, withoutFederation(isPreloaded, registry));
  const stats = await compile(variant, configOf(variant, dist, standIn));
  await precompress(dist, publishedFiles(dist));
  const record = describeHost(hostReleaseId(), dist, stats);
  // There are no releases of remotes, so the host itself names its screens, and their pages get its hints.
  const needs = Object.fromEntries(remoteNames().map((remote) => [remote, []]));
  writeFileSync(
    path.join(dist, 'release.json'),
    JSON.stringify({ ...record, host: { ...record.host, needs } }),
  );
  return { variant, hostDist: dist, releaseStore: path.join(folder, 'store') };
}

/**
 * Builds the variants; the federated one comes from `node tools/build.mjs`.
 * @returns {Promise<{ variant: string, hostDist: string, releaseStore: string }[]>}
 */
export async function buildVariants() {
  rmSync(OUT, { recursive: true, force: true });
  const store = path.join(OUT, 'federated/store');
  cpSync(path.join(ROOT, 'releases-store'), store, { recursive: true });
  const variants = [{ variant: 'federated', hostDist: path.join(ROOT, 'host/dist'), releaseStore: store }];
  const registry = await registryOf(store);
  for (const build of Object.entries(WITHOUT_FEDERATION))
    variants.push(await buildWithoutFederation(build, registry));
  return variants;
}
