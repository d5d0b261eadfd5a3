import type { FastifyReply } from 'fastify';
import { html } from '../http/html.ts';
import { sendSmallPage, smallPage, sourceOf } from '../http/smallPage.ts';

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { background: light-dark(#f4f6f9, #12161d); color: light-dark(#1c2430, #e6eaf0); display: grid; margin: 0; min-height: 100vh; }
main { align-self: center; background: light-dark(#fff, #1a202a); border: 1px solid light-dark(#d5dbe4, #364050); border-radius: 8px;
  box-sizing: border-box; justify-self: center; max-width: 26rem; padding: 24px; width: calc(100% - 32px); }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 16px; }
p { margin: 0; overflow-wrap: anywhere; }
`;

const POLICY = [`style-src ${sourceOf(STYLE)}`, "form-action 'none'"];
const TITLE = 'Galley Is Unavailable';

/** Says that there's no host that can be served; the log says why. */
export const sendNoHost = (reply: FastifyReply): FastifyReply =>
  sendSmallPage(reply.header('retry-after', '30'), 503, {
    policy: POLICY,
    text: smallPage(
      TITLE,
      STYLE,
      html`<h1>${TITLE}</h1>
        <p role="alert">No version of Galley can be loaded right now. Try again in a few minutes.</p>`,
    ),
  });
