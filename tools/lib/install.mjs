// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './steps.mjs';

const STAMP = path.join(root, 'node_modules/.galley-install');
const MINIMUM = [20, 19];

/** Rejects a Node that's too old, before it fails with a less clear error. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < MINIMUM[0] || (major === MINIMUM[0] && minor < MINIMUM[1])) {
    console.error(
      `Galley needs Node ${MINIMUM.join('.')} or newer; this is ${process.versions.node}. Install a newer Node and try again.`,
    );
    process.exit(1);
  }
}

/** A digest of the lockfile and the Node version; a change in either requires a new install. */
function fingerprint() {
  const lock = readFileSync(path.join(root, 'pnpm-lock.yaml'));
  return createHash('sha256').update(lock).update(process.version).digest('hex');
}

export function isInstalled() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === fingerprint();
}

/** Installs the packages of the lockfile with the pinned pnpm, which npm downloads. */
export async function install() {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  await run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'], {
    quiet: true,
  });
  writeFileSync(STAMP, fingerprint());
}
