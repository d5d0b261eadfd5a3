// Publishes builds and makes them the active releases. Needs the compiled releases package (tsc -b releases).
import path from 'node:path';
import { readJson } from '@galley/remote/build/json';
import { ROOT } from './apps.mjs';

/** The authors that the history gives to builds; 'build' used to be the only one. */
const BUILDS = ['build', 'developer build'];

const releases = (file) => import(path.join(ROOT, 'releases/dist', `${file}.js`));

/** @param {string} by the author that the history gives to these builds */
async function changes(storage, apps, by) {
  const { isDecided } = await releases('registry/history');
  const { readState } = await releases('registry/revisions');
  const { registry, history } = await readState(storage);
  const author = await storage.trust?.author(by);
  const builds = author?.ok ? [...BUILDS, author.value] : BUILDS;
  return apps.filter(({ name, release }) => {
    const active = registry.remotes[name]?.active;
    if (active === undefined) return true;
    return active !== release && !isDecided(history, name, release, builds);
  });
}

const orThrow = (outcome, ...tolerated) => {
  if (!outcome.ok && !tolerated.includes(outcome.refusal.code))
    throw new Error(outcome.refusal.reasons.join('\n'));
  return outcome;
};

/**
 * Publishes a built remote or host. An identical build that's already published stays. A different build under a published id
 * throws: a deployer who sets RELEASE_ID must choose a new id for each build.
 * @returns {Promise<boolean>} false if this build was already published
 */
export async function publishBuilt(storage, dist) {
  const { publish } = await releases('operations/publish');
  const { ifBroken, isPublished, readRelease } = await releases('record/records');
  const outcome = orThrow(await publish(storage, dist), 'exists');
  if (outcome.ok) return true;
  const { remote, release, inputs } = readJson(path.join(dist, 'release.json'));
  // Deleted by cleanup, or an upload that didn't finish.
  if (!(await isPublished(storage, remote, release))) orThrow(outcome);
  const published = await readRelease(storage, remote, release).catch(ifBroken(() => null));
  if (published && published.inputs !== inputs)
    throw new Error(
      `${remote} ${release} belongs to another build. Build with another release id (RELEASE_ID).`,
    );
  return false;
}

/**
 * Publishes the apps that buildAll returned, and activates those that changed, together and through the gate. Published releases
 * and rollbacks stay as they are.
 * @param {{ name: string, release: string, dist: string }[]} apps
 * @param {string} store the release store: a folder, or s3://bucket/prefix
 * @param {{ when: 'always' | 'empty' | 'never', by: string }} activation see lib/activation.mjs
 * @returns {Promise<string[] | null>} what was activated, as 'orders 1.0.0-3f9ab2c1'; null if `activation` forbids it
 */
export async function publishAll(apps, store, { when, by }) {
  // Doesn't open the store, which may have a key policy that this process has no key for.
  if (when === 'never') return null;
  const { openTrusted } = await releases('trust/openTrusted');
  const { promote } = await releases('operations/promote');
  const { readRegistry } = await releases('registry/revisions');
  const storage = await openTrusted(store, process.env);
  if (when === 'empty' && (await readRegistry(storage)).revision > 0) return null;
  for (const { dist } of apps) await publishBuilt(storage, dist);
  const changed = await changes(storage, apps, by);
  if (changed.length === 0) return [];
  const remotes = Object.fromEntries(changed.map(({ name, release }) => [name, release]));
  orThrow(await promote(storage, { by, remotes }));
  return changed.map(({ name, release }) => `${name} ${release}`);
}
