// @ts-check
// Renders the guide for reps (docs/guide) into the pages that the server serves under /help.
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Marked } from 'marked';
import { root } from './lib/steps.mjs';
import { webpSize } from './lib/webpSize.mjs';

const SOURCE = path.join(root, 'docs/guide');
/** Where the server reads it. */
const TARGET = path.join(root, 'server/dist/guide');

/** README.md becomes the page at /help. @param {string} file */
const addressOf = (file) => (file === 'README.md' ? '/help' : `/help/${path.basename(file, '.md')}`);

/** @param {string} text */
const escaped = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A Markdown parser for the guide: links lead to other pages of the guide, and pictures are next to the page. */
const markdown = new Marked({
  walkTokens(token) {
    if (token.type === 'link' && /^[\w-]+\.md$/.test(token.href)) token.href = addressOf(token.href);
  },
  renderer: {
    image({ href, text }) {
      const { width, height } = webpSize(readFileSync(path.join(SOURCE, href)));
      return `<img src="/help/${href}" alt="${escaped(text)}" width="${width}" height="${height}">`;
    },
  },
});

/** @param {string} text */
const titleOf = (text) => /^# (.+)$/m.exec(text)?.[1] ?? '';

/**
 * @param {{ title: string, body: string, address: string }} page
 * @param {readonly { title: string, address: string }[]} pages of the whole guide, in order
 */
function pageOf({ title, body, address }, pages) {
  const links = pages.map(
    (page) =>
      `<li><a href="${page.address}"${page.address === address ? ' aria-current="page"' : ''}>${escaped(page.title)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>${escaped(title)} · Galley Help</title>
    <link rel="icon" href="/icons/icon-192.png" type="image/png">
    <link rel="stylesheet" href="/help/guide.css">
  </head>
  <body>
    <a class="skip" href="#page">Skip to the page</a>
    <header><a href="/">Galley</a></header>
    <div class="columns">
      <nav aria-label="Help"><ol>${links.join('')}</ol></nav>
      <main id="page">
${body}      </main>
    </div>
  </body>
</html>
`;
}

/** Renders the guide. Its first page lists the others in reading order. */
export function renderGuide(target = TARGET) {
  const first = readFileSync(path.join(SOURCE, 'README.md'), 'utf8');
  const listed = [...first.matchAll(/\]\(([\w-]+\.md)\)/g)].map(([, file = '']) => file);
  const pages = ['README.md', ...new Set(listed)].map((file) => {
    const text = readFileSync(path.join(SOURCE, file), 'utf8');
    const body = markdown.parse(text, { async: false });
    return { file, title: titleOf(text), address: addressOf(file), body };
  });
  const missing = readdirSync(SOURCE).filter(
    (file) => file.endsWith('.md') && !pages.some((page) => page.file === file),
  );
  if (missing.length > 0) throw new Error(`docs/guide/README.md doesn't list ${missing.join(', ')}.`);
  mkdirSync(target, { recursive: true });
  // Replace files one by one: a server that starts meanwhile finds either the old or the new page.
  const files = new Map(
    pages.map((page) => [
      `${page.file === 'README.md' ? 'index' : path.basename(page.file, '.md')}.html`,
      page,
    ]),
  );
  for (const [file, page] of files) writeFileSync(path.join(target, file), pageOf(page, pages));
  for (const file of readdirSync(target))
    if (file.endsWith('.html') && !files.has(file)) rmSync(path.join(target, file));
  cpSync(path.join(SOURCE, 'images'), path.join(target, 'images'), { recursive: true });
  cpSync(path.join(SOURCE, 'guide.css'), path.join(target, 'guide.css'));
}

if (process.argv[1] === import.meta.filename) renderGuide();
