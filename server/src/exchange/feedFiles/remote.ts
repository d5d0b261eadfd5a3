import { Readable } from 'node:stream';
import { answerOf, GalleyError, galleyClient, type GalleyClient, type Schemas } from '@galley/client';
import { NDJSON_TYPE } from '../feed/contract.ts';
import type { FeedResource } from '../rules/feedFields.ts';
import { ExplainedError } from '../../db/explainedError.ts';

/** A client for another server, authorized by a service token. */
export const remoteAt = (baseUrl: string, token: string): GalleyClient => galleyClient({ baseUrl, token });

/** The server's response. @throws ExplainedError with the server's message if it refuses */
async function explained<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw error instanceof GalleyError ? new ExplainedError(`The server answered ${error.message}`) : error;
  }
}

export interface Upload {
  resource: FeedResource;
  dryRun: boolean;
  /** The import's name; using it again resumes the import. */
  name: string;
}

/** Streams lines to the server, no faster than they're fed. @throws ExplainedError with the server's message */
export async function upload(
  remote: GalleyClient,
  { resource, dryRun, name }: Upload,
  lines: AsyncIterable<string>,
): Promise<Schemas['FeedAnswer']> {
  async function* bytes() {
    for await (const line of lines) yield Buffer.from(`${line}\n`);
  }
  const stream = Readable.toWeb(Readable.from(bytes()));
  return explained(
    answerOf(
      remote.POST('/v1/feed/{resource}', {
        params: { path: { resource }, query: { import: name, dryRun } },
        headers: { 'content-type': NDJSON_TYPE, 'idempotency-key': `${name} ${resource}`.slice(0, 200) },
        // The description declares a list, which would be held in memory; this sends a stream instead.
        body: [],
        bodySerializer: () => stream,
        duplex: 'half',
      }),
    ),
  );
}

/** All current records of a resource, without deleted ones. */
export async function* download(
  remote: GalleyClient,
  resource: FeedResource,
): AsyncGenerator<Record<string, unknown>> {
  for (let after = ''; ;) {
    const query = { after, limit: 1000 };
    const { records, cursor } = await explained(
      answerOf(remote.GET('/v1/feed/{resource}', { params: { path: { resource }, query } })),
    );
    for (const record of records) if (record.deleted !== true) yield record;
    if (records.length === 0) return;
    after = cursor;
  }
}

export const undo = (remote: GalleyClient, name: string): Promise<Schemas['FeedUndone']> =>
  explained(answerOf(remote.DELETE('/v1/feed-imports/{import}', { params: { path: { import: name } } })));
