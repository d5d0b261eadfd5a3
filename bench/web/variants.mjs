// The same app in three builds: federated as it ships, split by route without federation, and as one file. Host,
// screens, build settings and server are the same; only the file through which the host reaches its screens differs.
// Split by route comes twice. As it is, the page names no file of its route, so the shell does not wait for the screen. The other,
// 'split, waiting', is granted the wait for the first screen and its list that the federated page owes to its hints.
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

const OUT = path.join(import.meta.dirname, 'dist');
const REACHES_SCREENS = /federation\/loading\/loadScreen\.ts$/;

/** The builds without federation, and whether their shell waits for the first screen. As one file, the screen is there. */
const WITHOUT_FEDERATION = { 'split by route': false, 'split, waiting': true, 'one file': true };

/** What stands in for host/src/federation/loading/loadScreen.ts: every exposed module as a chunk of the host's own. */
function withoutFederation(isPreloaded) {
  const modules = remoteNames().flatMap((remote) =>
    Object.entries(exposesOf(folderOf(remote))).map(([module, file]) => {
      const source = JSON.stringify(path.join(folderOf(remote), file));
      const key = `${remote}/${module.slice(2)}`;
      return `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: "${key.replace('/', '-')}" */ ${source}),`;
    }),
  );
  return `const modules = {\n${modules.join('\n')}\n};
export async function loadPart(remote, name) {
  try {
    const Component = (await modules[remote + '/' + name]())[name];
    return { ok: true, Component, release: 'bench', container: 'bench' };
  } catch (error) {
    return { ok: false, error: { kind: 'evaluation', detail: String(error) }, release: 'bench' };
  }
}
export const loadScreen = (name) => loadPart(name, 'Screen');
export const adopt = () => {};
export const revision = () => 0;
export const wanted = () => 'bench';
export const isWanted = () => true;
export const isOnTrial = () => false;
export const brought = () => [];
export const choose = () => ({ ok: false, error: { kind: 'unregistered' } });
export const subscribe = () => () => {};
export const person = () => ({ key: '', type: '' });
export const isPreloaded = () => ${isPreloaded};
export const reportBroken = () => {};
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

async function buildWithoutFederation([variant, isPreloaded]) {
  const folder = path.join(OUT, variant.replaceAll(/\W+/g, '-'));
  const dist = path.join(folder, 'host');
  const standIn = path.join(folder, 'screens.mjs');
  mkdirSync(path.join(folder, 'store'), { recursive: true });
  writeFileSync(standIn, withoutFederation(isPreloaded));
  const stats = await compile(variant, configOf(variant, dist, standIn));
  await precompress(dist, publishedFiles(dist));
  writeFileSync(path.join(dist, 'release.json'), JSON.stringify(describeHost(hostReleaseId(), dist, stats)));
  return { variant, hostDist: dist, releaseStore: path.join(folder, 'store') };
}

/**
 * Builds what is measured; the federated one is what `node tools/build.mjs` has built and activated.
 * @returns {Promise<{ variant: string, hostDist: string, releaseStore: string }[]>}
 */
export async function buildVariants() {
  rmSync(OUT, { recursive: true, force: true });
  const store = path.join(OUT, 'federated/store');
  cpSync(path.join(ROOT, 'releases-store'), store, { recursive: true });
  const variants = [{ variant: 'federated', hostDist: path.join(ROOT, 'host/dist'), releaseStore: store }];
  for (const build of Object.entries(WITHOUT_FEDERATION)) variants.push(await buildWithoutFederation(build));
  return variants;
}
