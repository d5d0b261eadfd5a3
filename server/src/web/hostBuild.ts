import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PAGE_FILE } from '@galley/releases/record/hostRecord';
import { parseAs, ReleaseRecord } from '@galley/releases/record/schemas';
import type { Asset } from '@galley/shared/contract/releases';
import { ExplainedError } from '../db/explainedError.ts';

/** What the server needs from a host to render a page. */
export interface HostBuild {
  record: ReleaseRecord;
  /** index.html; the server inserts its parts at the end of the head and in place of comments. */
  template: string;
  /** The files that only signed-in pages need, with URLs and hashes. */
  signedIn: Asset[];
  /** The script that signed-in pages run first. */
  early: Asset | undefined;
  /** The screens built into an earlier host, whatever the remotes' release records say. */
  screens: readonly string[];
}

const SLOTS = ['</head>', '<!--galley:data-->'] as const;

/** The URL of a file of a host's release; matches the build's `hostPath`. */
export const hostUrl = (release: string, file: string): string => `/host/${release}/${file}`;

/** @param name the template's source, for error messages */
export function hostBuild(record: ReleaseRecord, template: string, name: string): HostBuild {
  const missing = SLOTS.find((slot) => !template.includes(slot));
  if (missing) throw new ExplainedError(`${name} is missing ${missing}.`);
  const { host, release, files } = record;
  if (host === undefined) throw new ExplainedError(`${name} doesn’t belong to any host.`);
  const assetOf = (file: string): Asset => ({ url: hostUrl(release, file), integrity: files[file] ?? '' });
  return {
    record,
    template,
    signedIn: host.signedIn.map(assetOf),
    early: host.early === undefined ? undefined : assetOf(host.early),
    screens: Object.keys(host.needs ?? {}),
  };
}

/** The host built in this checkout. @throws ExplainedError if there is none */
export async function readHostBuild(dist: string): Promise<HostBuild> {
  const file = (name: string) => path.join(dist, name);
  const texts = [PAGE_FILE, 'release.json'].map((name) => readFile(file(name), 'utf8'));
  const [template = '', description = ''] = await Promise.all(texts).catch(() => {
    throw new ExplainedError(
      `${dist} has no built host. Run npm start, or node tools/federation/build.mjs host.`,
    );
  });
  return hostBuild(parseAs(ReleaseRecord, description, file('release.json')), template, file(PAGE_FILE));
}
