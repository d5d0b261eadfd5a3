import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { root } from '../places.ts';
import { startWeb, type TestWeb } from './testing.ts';

const GUIDE = path.join(root, 'docs/guide');
const documents = readdirSync(GUIDE).filter((file) => file.endsWith('.md'));
const read = (file: string) => readFileSync(path.join(GUIDE, file), 'utf8');

/** The texts of the app, wherever they are in its code. */
function codeOfApp(): string {
  const remotes = readdirSync(root).filter((name) => name.startsWith('remote-'));
  const folders = ['host/src', 'shared/src', ...remotes.map((name) => `${name}/src`)];
  const inFolders = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
      .map((file) => path.join(folder, file)),
  );
  return [
    ...inFolders,
    ...remotes.map((name) => `${name}/rspack.config.mjs`),
    'server/src/orders/rules/orderStatus.ts',
  ]
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
}

describe('The guide for reps', () => {
  let web: TestWeb;
  before(async () => {
    web = await startWeb();
  });
  after(() => web.close());

  test('has each of its documents as a page, with the headers of every page (HELP-01)', async () => {
    const app = await web.app.inject({ url: '/' });
    assert.ok(documents.length > 10);
    for (const file of documents) {
      const url = file === 'README.md' ? '/help' : `/help/${path.basename(file, '.md')}`;
      const answer = await web.app.inject({ url });
      assert.equal(answer.statusCode, 200, url);
      const [, title = ''] = /^# (.+)$/m.exec(read(file)) ?? [];
      assert.ok(answer.body.includes(`<title>${title} · Galley Help</title>`), url);
      for (const name of ['content-security-policy', 'permissions-policy', 'cache-control', 'content-type'])
        assert.equal(answer.headers[name], app.headers[name], name);
      const again = await web.app.inject({ url, headers: { 'if-none-match': String(answer.headers.etag) } });
      assert.equal(again.statusCode, 304);
    }
  });

  test('has only links and pictures that work, and only small pictures (HELP-01)', async () => {
    const pages = await Promise.all(
      documents.map((file) =>
        web.app.inject({ url: `/help/${file === 'README.md' ? '' : path.basename(file, '.md')}` }),
      ),
    );
    const places = new Set(
      pages.flatMap(({ body }) =>
        [...body.matchAll(/(?:href|src)="(\/help[^"]*)"/g)].map(([, place = '']) => place),
      ),
    );
    assert.ok(places.size > 20);
    for (const url of places) assert.equal((await web.app.inject({ url })).statusCode, 200, url);
    for (const file of readdirSync(path.join(GUIDE, 'images')))
      assert.ok(statSync(path.join(GUIDE, 'images', file)).size <= 150_000, file);
  });

  test('returns 404 for pages that it doesn’t have, and for everything outside it (HELP-01)', async () => {
    for (const url of ['/help/nothing', '/help/index.html', '/help/../main.js', '/help/%2e%2e%2fmain.js'])
      assert.equal((await web.app.inject({ url })).statusCode, 404, url);
  });

  test('uses bold only for names that the app uses too (HELP-03)', () => {
    const code = codeOfApp();
    const labels = documents.flatMap((file) =>
      [...read(file).matchAll(/\*\*([^*]+)\*\*/g)].map(([, label = '']) => label.replaceAll(/\s+/g, ' ')),
    );
    assert.ok(labels.length > 40);
    assert.deepEqual(
      labels.filter((label) => !code.includes(label)),
      [],
    );
  });
});
