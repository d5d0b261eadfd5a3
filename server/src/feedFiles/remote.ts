import { Readable } from 'node:stream';
import { NDJSON_TYPE, type FeedAnswer, type FeedPage, type FeedUndone } from '@galley/shared/contract/feed';
import type { FeedResource } from '@galley/shared/contract/feedFields';
import { ExplainedError } from '../explainedError.ts';

/** A server that is fed, and the token for it. */
export interface Remote {
  url: string;
  token: string;
}

async function answerOf<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  if (answer.ok) return JSON.parse(text) as T;
  let detail = text;
  try {
    detail = (JSON.parse(text) as { detail?: string }).detail ?? text;
  } catch {
    // A proxy's page: it is shown as it is.
  }
  throw new ExplainedError(`The server answered ${answer.status}: ${detail}`);
}

export interface Upload {
  resource: FeedResource;
  dryRun: boolean;
  /** The import's name; repeated, it goes on where it was cut off. */
  name: string;
}

/** Sends lines as a stream, no faster than they are fed. @throws ExplainedError with what the server says */
export async function upload(
  { url, token }: Remote,
  { resource, dryRun, name }: Upload,
  lines: AsyncIterable<string>,
): Promise<FeedAnswer> {
  const query = new URLSearchParams({ import: name, dryRun: String(dryRun) });
  async function* bytes() {
    for await (const line of lines) yield Buffer.from(`${line}\n`);
  }
  const answer = await fetch(`${url}/v1/feed/${resource}?${query.toString()}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': NDJSON_TYPE,
      ...(dryRun ? {} : { 'idempotency-key': `${name} ${resource}`.slice(0, 200) }),
    },
    body: Readable.toWeb(Readable.from(bytes())) as ReadableStream,
    duplex: 'half',
  });
  return answerOf<FeedAnswer>(answer);
}

/** Everything that is held of a resource, but for what was deleted. */
export async function* download({ url, token }: Remote, resource: FeedResource): AsyncGenerator<object> {
  let cursor = '';
  for (;;) {
    const answer = await fetch(`${url}/v1/feed/${resource}?after=${encodeURIComponent(cursor)}&limit=1000`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const page = await answerOf<FeedPage>(answer);
    for (const record of page.records) if (record.deleted !== true) yield record;
    if (page.records.length === 0) return;
    ({ cursor } = page);
  }
}

export async function undo({ url, token }: Remote, name: string): Promise<FeedUndone> {
  const answer = await fetch(`${url}/v1/feed-imports/${encodeURIComponent(name)}`, {
    method: 'DELETE',
    headers: { authorization: `Bearer ${token}` },
  });
  return answerOf<FeedUndone>(answer);
}
