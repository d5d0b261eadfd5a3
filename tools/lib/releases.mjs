// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const EXISTS = 5;
const store = path.resolve(root, process.env.RELEASE_STORE || 'releases-store');

const registry = () => {
  const file = path.join(store, 'releases.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { host: null, remotes: {} };
};

/** @param {string[]} args */
function release(...args) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['releases/dist/cli.js', ...args, '--store', store, '--reason', 'local build'],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );
  if (status !== 0 && status !== EXISTS) throw new Error(stderr.trim());
  return status;
}

/**
 * Publishes what was built and activates what is new. A release that was published before is left as it is, so that a
 * start never takes back a rollback.
 * @param {{ name: string, release: string, dist: string }[]} apps the host first
 */
export function publishBuilt(apps) {
  const before = registry();
  for (const { name, release: id, dist } of apps) {
    if (name === 'host') {
      if (before.host?.release !== id) release('promote', '--host', path.join(dist, 'host.json'), '--force');
      continue;
    }
    const isPublished = existsSync(path.join(store, name, id));
    if (!isPublished) release('publish', dist);
    if (!isPublished || before.remotes[name] === undefined) release('promote', name, id);
  }
}
