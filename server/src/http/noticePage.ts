import type { FastifyReply } from 'fastify';
import type { Html } from './html.ts';
import { sendSmallPage, smallPage, sourceOf } from './smallPage.ts';

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

/** Sends a page with a short notice, in place of the app. */
export const sendNotice = (
  reply: FastifyReply,
  status: number,
  { title, content }: { title: string; content: Html },
): FastifyReply => sendSmallPage(reply, status, { policy: POLICY, text: smallPage(title, STYLE, content) });
