import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT, folderOf, readJson } from './apps.mjs';

const IGNORED = /(^|\/)(dist|dist-types|node_modules)(\/|$)|\.test\.tsx?$|\.tsbuildinfo$|\.md$/;
/** The tools that don't influence a build. */
const UNINVOLVED = /^tools\/federation\/(publish|sizes|devServer|origin)\.mjs$/;

function filesUnder(file) {
  const relative = path.relative(ROOT, file);
  if (IGNORED.test(relative) || UNINVOLVED.test(relative) || !existsSync(file)) return [];
  if (!statSync(file).isDirectory()) return [relative];
  return readdirSync(file)
    .sort()
    .flatMap((name) => filesUnder(path.join(file, name)));
}

/** What a build reads. A remote bundles only the pure rules of shared, so other changes there don't make a release of it. */
export const inputsOf = (name) => [
  folderOf(name),
  path.join(ROOT, name === 'host' ? 'shared/src' : 'shared/src/domain'),
  path.join(ROOT, 'shared/package.json'),
  path.join(ROOT, 'tools/federation'),
  path.join(ROOT, 'pnpm-lock.yaml'),
];

/** A digest of every input of an app's build: equal digests, equal builds. */
export function inputsHash(name) {
  const hash = createHash('sha256');
  for (const file of inputsOf(name).flatMap((input) => filesUnder(input))) {
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(ROOT, file)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}

/** A release's id: the package's version and its inputs, or RELEASE_ID where the deployer names it. */
export const releaseIdOf = (name) =>
  process.env.RELEASE_ID ??
  `${readJson(path.join(folderOf(name), 'package.json')).version}-${inputsHash(name)}`;

/** The name of the host among the containers of a page. */
export const HOST_CONTAINER = 'galley_host';

/** Where a server has the files of a host's release. It is part of the build, so that its page loads nothing else. */
export const hostPath = (release) => `/host/${release}/`;

/**
 * The name of a release's container, of its global and of its chunk array. It carries the release, so that two
 * releases of one remote can live in one page.
 */
export const containerOf = (name, release) => `galley_${name}_${release}`.replaceAll(/\W/g, '_');
