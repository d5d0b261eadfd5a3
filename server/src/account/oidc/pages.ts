import type { FastifyReply } from 'fastify';
import { html } from '../../http/html.ts';
import { sendSmallPage, smallPage, sourceOf } from '../../http/smallPage.ts';

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { background: light-dark(#f4f6f9, #12161d); color: light-dark(#1c2430, #e6eaf0); display: grid; margin: 0; min-height: 100vh; }
main { align-self: center; background: light-dark(#fff, #1a202a); border: 1px solid light-dark(#d5dbe4, #364050); border-radius: 8px;
  box-sizing: border-box; justify-self: center; max-width: 26rem; padding: 24px; width: calc(100% - 32px); }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 16px; }
p { margin: 0 0 8px; overflow-wrap: anywhere; }
a { color: light-dark(#0b57b0, #8ab8ff); display: inline-block; padding: 4px 0; }
`;

/** Allows our own style by its hash. */
const POLICY = [`style-src ${sourceOf(STYLE)}`, "form-action 'none'"];

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
  sendSmallPage(reply, status, {
    policy: POLICY,
    text: smallPage(
      `${TITLE} · Galley`,
      STYLE,
      html`<h1>${TITLE}</h1>
        <p role="alert">${sentence}</p>
        <p><a href="/">Back to Sign-In</a></p>
        ${offersPassword ? html`<p><a href="/?password">Sign In with the Break-Glass Account</a></p>` : ''}`,
    ),
  });
