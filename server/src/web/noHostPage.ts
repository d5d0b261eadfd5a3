import type { FastifyReply } from 'fastify';
import { html } from '../http/html.ts';
import { sendNotice } from '../http/noticePage.ts';

const TITLE = 'Galley Is Unavailable';

/** Says that there's no host that can be served; the log says why. */
export const sendNoHost = (reply: FastifyReply): FastifyReply =>
  sendNotice(reply.header('retry-after', '30'), 503, {
    title: TITLE,
    content: html`<h1>${TITLE}</h1>
      <p role="alert">No version of Galley can be loaded right now. Try again in a few minutes.</p>`,
  });
