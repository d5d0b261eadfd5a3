import type { FastifyReply } from 'fastify';
import { html } from '../../http/html.ts';
import { sendNotice } from '../../http/noticePage.ts';

const TITLE = 'Sign-in failed';

/** Shows why a sign-in failed. @param offersPassword whether the page also links to the break-glass form */
export const sendFailure = (
  reply: FastifyReply,
  {
    status,
    sentence,
    offersPassword = false,
  }: { status: number; sentence: string; offersPassword?: boolean },
): FastifyReply =>
  // The callback's address contains the provider's code.
  sendNotice(reply, status, {
    title: `${TITLE} · Galley`,
    content: html`<h1>${TITLE}</h1>
      <p role="alert">${sentence}</p>
      <p><a href="/">Back to Sign-In</a></p>
      ${offersPassword ? html`<p><a href="/?password">Sign In with the Break-Glass Account</a></p>` : ''}`,
  });
