import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PAGE_FILE } from '@galley/releases/record/hostRecord';
import { parseAs, ReleaseRecord } from '@galley/releases/record/schemas';
import type { Asset } from '@galley/shared/contract/releases';
import { ExplainedError } from '../db/explainedError.ts';

/** What the server needs of a host in order to put a page together. */
export interface HostBuild {
  record: ReleaseRecord;
  /** index.html; the server puts its parts before the end of the head and in the place of a comment. */
  template: string;
  /** The files that only a page behind the sign-in needs, with their addresses and hashes. */
  signedIn: Asset[];
  /** The script that such a page runs first. */
  early: Asset | undefined;
  /** The screens that an earlier host shows by itself, whatever the records of the remotes say. */
  screens: readonly string[];
}

const SLOTS = ['</head>', '<!--galley:data-->'] as const;

/** Where a server has a file of a host's release; `hostPath` of the build says the same. */
export const hostUrl = (release: string, file: string): string => `/host/${release}/${file}`;

/** @param name what holds the template, for the error */
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

/** The host that was built in a checkout; throws, saying what to do, when there is none. */
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
