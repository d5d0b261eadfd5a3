import { own } from '@galley/releases/common/own';
import type { FastifyPluginAsync } from 'fastify';
import { acceptedEncoding } from '../http/encoding.ts';
import type { Hosts } from './hosts.ts';

/** The content types of the files that pages request, by extension. */
const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  woff2: 'font/woff2',
};

const ENDINGS = { br: '.br', gzip: '.gz' } as const;

/** The files of every published host, compressed at build time; a missing file gets a plain 404. */
export const hostFiles: FastifyPluginAsync<{ hosts: Hosts }> = async (app, { hosts }) => {
  app.get<{ Params: { release: string; '*': string } }>('/host/:release/*', async (request, reply) => {
    const { release, '*': file } = request.params;
    const type = own(TYPES, file.slice(file.lastIndexOf('.') + 1));
    const plain = type === undefined ? null : await hosts.file(release, file);
    if (type === undefined || plain === null) return reply.callNotFound();
    // The URL names the release, so the file never changes.
    void reply.headers({
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      'cross-origin-resource-policy': 'same-origin',
      vary: 'accept-encoding',
    });
    const encoding = acceptedEncoding(request, ['br', 'gzip'] as const);
    const compressed = encoding && (await hosts.file(release, `${file}${ENDINGS[encoding]}`));
    const { bytes, integrity } = compressed ?? plain;
    const etag = `"${integrity}"`;
    void reply.header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (compressed) void reply.header('content-encoding', encoding);
    return reply.send(Buffer.from(bytes));
  });
};
