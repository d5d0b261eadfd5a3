import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { own } from '@galley/releases/common/own';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { encodePage, sendPage } from './encodedPage.ts';

/** The pages that tools/guide.mjs builds from docs/guide. */
const GUIDE = fileURLToPath(new URL('../guide/', import.meta.url));
const PAGE = '.html';
const FIRST = 'index';

/** The guide for reps under /help, with the headers of all pages (HELP-01). It's the same for everybody and needs no sign-in. */
export const guide: FastifyPluginAsync<{ headers: Record<string, string> }> = async (app, { headers }) => {
  const names = (await readdir(GUIDE))
    .filter((file) => file.endsWith(PAGE))
    .map((file) => path.basename(file, PAGE));
  const pages = Object.fromEntries(
    await Promise.all(
      names.map(
        async (name) => [name, encodePage(await readFile(path.join(GUIDE, name + PAGE), 'utf8'))] as const,
      ),
    ),
  );
  const answer = (name: string, request: FastifyRequest, reply: FastifyReply) => {
    const page = own(pages, name);
    if (page === undefined) return reply.callNotFound();
    // Not for search engines: it's about an app that needs a sign-in.
    return sendPage(request, reply.headers(headers).header('x-robots-tag', 'noindex'), page);
  };
  app.get('/help', (request, reply) => answer(FIRST, request, reply));
  app.get<{ Params: { page: string } }>('/help/:page', (request, reply) =>
    answer(request.params.page || FIRST, request, reply),
  );
  await app.register(fastifyStatic, {
    root: GUIDE,
    prefix: '/help/',
    wildcard: false,
    globIgnore: [`**/*${PAGE}`],
    decorateReply: false,
    index: false,
    maxAge: '1h',
  });
};
