import assert from 'node:assert/strict';
import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { startWeb, type TestWeb } from './testing.ts';

const MAIN = '/assets/main.1.js';
const ENTRY = '/remotes/orders/A/remoteEntry.js';

let web: TestWeb;
const ask = (url: string, headers: Record<string, string> = {}) => web.app.inject({ url, headers });

describe('A file that is asked for again', () => {
  beforeEach(async () => {
    web = await startWeb();
  });
  afterEach(() => web.close());

  test('is answered as it was the first time, to each browser as it takes it', async () => {
    for (const encoding of ['br', 'gzip', 'identity', 'br']) {
      const first = await ask(MAIN, { 'accept-encoding': encoding });
      const again = await ask(MAIN, { 'accept-encoding': encoding });
      assert.equal(first.headers['content-encoding'], encoding === 'br' ? 'br' : undefined);
      assert.deepEqual(again.headers, first.headers);
      assert.deepEqual(again.rawPayload, first.rawPayload);
    }
  });

  test('may be empty', async () => {
    const url = '/remotes/orders/A/assets/empty.css';
    await writeFile(path.join(web.store, 'orders/A/assets/empty.css'), '');
    for (let times = 0; times < 2; times += 1) {
      const answer = await ask(url);
      assert.equal(answer.statusCode, 200);
      assert.match(String(answer.headers['content-type']), /^text\/css/);
      assert.equal(answer.body, '');
    }
  });

  test('is answered in part, by its head alone or not at all when that is what is asked for', async () => {
    const { etag } = (await ask(MAIN)).headers;
    const part = await ask(MAIN, { range: 'bytes=0-6' });
    assert.equal(part.statusCode, 206);
    assert.equal(part.body, 'console');
    assert.equal((await ask(MAIN, { 'if-none-match': String(etag) })).statusCode, 304);
    const head = await web.app.inject({ method: 'HEAD', url: MAIN });
    assert.equal(head.body, '');
    assert.equal(head.headers.etag, etag);
  });

  test('comes from memory: what was in it goes out while size and time of the file are the same', async () => {
    const entry = path.join(web.store, 'orders/A/remoteEntry.js');
    const good = await readFile(entry, 'utf8');
    const written = new Date('2026-01-02T03:04:05Z');
    await utimes(entry, written, written);
    assert.equal((await ask(ENTRY)).body, good);
    await writeFile(entry, good.toUpperCase());
    await utimes(entry, written, written);
    assert.equal((await ask(ENTRY)).body, good);
    await utimes(entry, written, new Date('2026-01-02T03:04:06Z'));
    assert.equal((await ask(ENTRY)).body, good.toUpperCase());
  });

  test('goes out as it was mended on the disk, and is missed when it is gone', async () => {
    const entry = path.join(web.store, 'orders/A/remoteEntry.js');
    const good = await readFile(entry, 'utf8');
    for (const content of ['broken', good, `${good}// mended`]) {
      await writeFile(entry, content);
      assert.equal((await ask(ENTRY)).body, content);
      assert.equal((await ask(ENTRY)).body, content);
    }
    await rm(entry);
    assert.equal((await ask(ENTRY)).statusCode, 404);
  });
});
