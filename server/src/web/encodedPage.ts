import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../http/encoding.ts';
import { etagOf } from '../http/etag.ts';

/** A page in every encoding that browsers request. */
export interface EncodedPage {
  etag: string;
  encodings: { br: Buffer; gzip: Buffer; identity: Buffer };
}

export function encodePage(html: string): EncodedPage {
  const identity = Buffer.from(html);
  return {
    etag: etagOf(identity),
    encodings: { identity, br: brotliCompressSync(identity), gzip: gzipSync(identity) },
  };
}

/** Answers with the page in the best encoding, or 304 if the browser has it. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, encodings }: EncodedPage,
): FastifyReply {
  void reply.header('etag', etag).header('vary', 'accept-encoding, cookie');
  if (reply.statusCode === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send();
  const encoding = acceptedEncoding(request, ['br', 'gzip'] as const);
  if (encoding) void reply.header('content-encoding', encoding);
  return reply.send(encodings[encoding ?? 'identity']);
}
