import type { FastifyReply } from 'fastify';
import { calls } from '@galley/shared/contract/calls';
import { RENEWAL_HEADER } from '@galley/shared/domain/renewalHeader';
import { html, Html } from '../http/html.ts';
import { sendSmallPage, smallPage, sourceOf } from '../http/smallPage.ts';

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { background: light-dark(#f4f6f9, #12161d); color: light-dark(#1c2430, #e6eaf0); display: grid; margin: 0; min-height: 100vh; }
main { align-self: center; background: light-dark(#fff, #1a202a); border: 1px solid light-dark(#d5dbe4, #364050); border-radius: 8px;
  box-sizing: border-box; justify-self: center; max-width: 26rem; padding: 24px; width: calc(100% - 32px); }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 16px; }
p { margin: 0 0 8px; overflow-wrap: anywhere; }
a { color: light-dark(#0b57b0, #8ab8ff); display: inline-block; padding: 4px 0; }
`;

/** Fetches the token, stores it where the app looks for it, and opens the app; else says why not. */
const ARRIVE = `
fetch('${calls.oidcToken.path}', { method: 'POST', headers: { '${RENEWAL_HEADER}': '1' } })
  .then(async (answer) => {
    const body = await answer.json();
    if (!answer.ok) throw new Error(body.detail);
    localStorage.setItem('token', body);
    location.replace('/');
  })
  .catch((error) => {
    document.querySelector('h1').textContent = 'Sign-in failed';
    document.querySelector('p').textContent = error instanceof TypeError ? 'The server does not answer. Sign in again.' : error.message;
    document.querySelector('a').hidden = false;
  });
`;

/** Our own style and script, by their hashes, and our own token. */
const POLICY = [
  `style-src ${sourceOf(STYLE)}`,
  `script-src ${sourceOf(ARRIVE)}`,
  "connect-src 'self'",
  "form-action 'none'",
];

const page = (title: string, content: Html): string =>
  smallPage(
    `${title} · Galley`,
    STYLE,
    html`<h1>${title}</h1>
      ${content}`,
  );

const BACK = 'Back to sign-in';

const ARRIVAL = page(
  'Signing in',
  html`<p role="status">One moment…</p>
    <a href="/" hidden>${BACK}</a> ${new Html(`<script>${ARRIVE}</script>`)}`,
);

/** The address of the callback has the provider's code. */
const send = (reply: FastifyReply, status: number, text: string): FastifyReply =>
  sendSmallPage(reply, status, { policy: POLICY, text });

/** The page that fetches the token (OIDC-04). */
export const sendArrival = (reply: FastifyReply): FastifyReply => send(reply, 200, ARRIVAL);

/** Says why somebody is not signed in. @param offersPassword whether the page leads to the break-glass form, too */
export const sendFailure = (
  reply: FastifyReply,
  {
    status,
    sentence,
    offersPassword = false,
  }: { status: number; sentence: string; offersPassword?: boolean },
): FastifyReply =>
  send(
    reply,
    status,
    page(
      'Sign-in failed',
      html`<p role="alert">${sentence}</p>
        <p><a href="/">${BACK}</a></p>
        ${offersPassword ? html`<p><a href="/?password">Sign in with the break-glass account</a></p>` : ''}`,
    ),
  );
