import { stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';

/** Room for the host (0.2 MB as it is sent, compressed) and some hundred releases (0.03 MB). */
const KEPT_BYTES = 16 * 1024 * 1024;
const HEADERS_BYTES = 1024;
/** Headers are a part of what is kept, and a stranger chooses their length. */
const KEPT_ANSWERS = 2000;
const LARGEST_BYTES = 1024 * 1024;
const SUFFIXES: Record<string, string> = { br: '.br', gzip: '.gz' };

type Headers = Partial<ReturnType<FastifyReply['getHeaders']>>;

interface Kept {
  file: string;
  size: number;
  mtimeMs: number;
  headers: Headers;
  body: Buffer;
}

/** The whole file, whatever the browser has of it. */
const asksForAll = ({ method, url, headers }: FastifyRequest): boolean =>
  method === 'GET' &&
  !/[?%]/.test(url) &&
  headers.range === undefined &&
  headers['if-none-match'] === undefined &&
  headers['if-modified-since'] === undefined;

/**
 * Answers from memory for files under `prefix` that were asked for before: to find and to read one takes more than twice as long, and a
 * page asks for six at once. What lies in `root` decides all the same: a file that has changed is read anew, one that is gone is missed.
 */
export function keepAnswers(app: FastifyInstance, { root, prefix }: { root: string; prefix: string }): void {
  const kept = new LRUCache<string, Kept>({
    max: KEPT_ANSWERS,
    maxSize: KEPT_BYTES,
    // Never nothing: a file may be empty.
    sizeCalculation: ({ body }) => body.length + HEADERS_BYTES,
  });
  const keyOf = ({ url, headers }: FastifyRequest) => `${url} ${headers['accept-encoding'] ?? ''}`;
  /** Requests for whole files that are not kept, and the headers that every answer gets. */
  const missed = new WeakMap<FastifyRequest, Headers>();

  app.addHook('onRequest', async (request, reply) => {
    if (!asksForAll(request)) return;
    const answer = kept.get(keyOf(request));
    const found = answer && (await stat(answer.file).catch(() => null));
    if (found && found.mtimeMs === answer.mtimeMs && found.size === answer.size) {
      return reply.headers(answer.headers).send(answer.body);
    }
    missed.set(request, { ...reply.getHeaders() });
  });

  app.addHook('onSend', async (request, reply, payload) => {
    const common = missed.get(request);
    if (common === undefined || reply.statusCode !== 200 || !(payload instanceof Readable)) return payload;
    const suffix = SUFFIXES[String(reply.getHeader('content-encoding'))] ?? '';
    const file = path.join(root, request.url.slice(prefix.length) + suffix);
    const found = await stat(file).catch(() => null);
    if (found === null || found.size > LARGEST_BYTES) return payload;
    const { size, mtimeMs } = found;
    const body = Buffer.concat(await payload.toArray());
    if (body.length === size) {
      const own = Object.entries(reply.getHeaders()).filter(([name, value]) => common[name] !== value);
      kept.set(keyOf(request), { file, size, mtimeMs, headers: Object.fromEntries(own), body });
    }
    return body;
  });
}
