import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { ExplainedError } from '../explainedError.ts';

/** What of host.json the server needs in order to put a page together. */
const HostFiles = Type.Object({
  files: Type.Record(Type.String(), Type.String()),
  /** The chunks that only a signed-in page needs. */
  signedIn: Type.Array(Type.String()),
  /** Remote → the modules the host asks of it; each remote has a route of its name. */
  needs: Type.Record(Type.String(), Type.Array(Type.String())),
});

export interface HostBuild extends Static<typeof HostFiles> {
  /** index.html; the server puts its parts before the end of the head and in the place of a comment. */
  template: string;
}

const SLOTS = ['</head>', '<!--galley:data-->'] as const;

/** Reads a host's build once; throws, saying what to do, when there is none. */
export async function readHostBuild(dist: string): Promise<HostBuild> {
  const read = (name: string) => readFile(path.join(dist, name), 'utf8');
  const [template, description] = await Promise.all([read('index.html'), read('host.json')]).catch(() => {
    throw new ExplainedError(
      `${dist} holds no built host. Run npm start, or node tools/federation/build.mjs host.`,
    );
  });
  const missing = SLOTS.find((slot) => !template.includes(slot));
  if (missing) throw new ExplainedError(`${dist}/index.html has lost its ${missing}.`);
  return { template, ...Value.Parse(HostFiles, JSON.parse(description)) };
}
