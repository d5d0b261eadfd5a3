import { createHash } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { html, Html } from './html.ts';

/** The source expression for an inline text in a content security policy. */
export const sourceOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A standalone page outside of the app, with its own style and little else. */
export const smallPage = (title: string, style: string, content: Html): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" href="data:," />
        <title>${title}</title>
        ${new Html(`<style>${style}</style>`)}
      </head>
      <body>
        <main>${content}</main>
      </body>
    </html>`.markup;

/**
 * Sends a standalone page. Its address is secret, so it isn't stored, indexed or sent as a referrer.
 * @param policy additions to the content security policy
 * @param images allowed image origins, besides data: for the empty icon, which keeps browsers from requesting one
 */
export const sendSmallPage = (
  reply: FastifyReply,
  status: number,
  { policy, images = [], text }: { policy: readonly string[]; images?: readonly string[]; text: string },
): FastifyReply =>
  reply
    .code(status)
    .headers({
      'content-security-policy': [
        "default-src 'none'",
        ['img-src data:', ...images].join(' '),
        ...policy,
        "base-uri 'none'",
        "frame-ancestors 'none'",
      ].join('; '),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    .type('text/html; charset=utf-8')
    .send(text);
