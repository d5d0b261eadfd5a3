import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { HOST_ASSETS, startWeb, type TestWeb } from './testing.ts';

const MAIN = `${HOST_ASSETS}/main.1.js`;
const ENTRY = '/remotes/orders/A/remoteEntry.js';

let web: TestWeb;
const ask = (url: string, headers: Record<string, string> = {}) => web.app.inject({ url, headers });

describe('A file that is requested again', () => {
  beforeEach(async () => {
    web = await startWeb();
  });
  afterEach(() => web.close());

  test('is sent as it was the first time, in the encoding that each browser accepts', async () => {
    for (const encoding of ['br', 'gzip', 'identity', 'br']) {
      const first = await ask(MAIN, { 'accept-encoding': encoding });
      const again = await ask(MAIN, { 'accept-encoding': encoding });
      assert.equal(first.headers['content-encoding'], encoding === 'br' ? 'br' : undefined);
      // The second request can be in the next second.
      assert.deepEqual({ ...again.headers, date: null }, { ...first.headers, date: null });
      assert.deepEqual(again.rawPayload, first.rawPayload);
    }
  });

  test('can be empty', async () => {
    const url = '/remotes/orders/A/assets/empty.css';
    await writeFile(path.join(web.store, 'orders/A/assets/empty.css'), '');
    for (let times = 0; times < 2; times += 1) {
      const answer = await ask(url);
      assert.equal(answer.statusCode, 200);
      assert.match(String(answer.headers['content-type']), /^text\/css/);
      assert.equal(answer.body, '');
    }
  });

  test('is sent in part, as headers only or not at all if the request says so', async () => {
    const part = await ask(ENTRY, { range: 'bytes=0-4' });
    assert.equal(part.statusCode, 206);
    assert.equal(part.body, 'entry');
    for (const url of [MAIN, ENTRY]) {
      const { etag } = (await ask(url)).headers;
      assert.equal((await ask(url, { 'if-none-match': String(etag) })).statusCode, 304);
      const head = await web.app.inject({ method: 'HEAD', url });
      assert.equal(head.body, '');
      assert.equal(head.headers.etag, etag);
    }
  });

  test('is sent as it now is on the disk, and is a 404 once it’s deleted', async () => {
    const entry = path.join(web.store, 'orders/A/remoteEntry.js');
    const good = await readFile(entry, 'utf8');
    for (const content of ['broken', good, `${good}// repaired`]) {
      await writeFile(entry, content);
      assert.equal((await ask(ENTRY)).body, content);
      assert.equal((await ask(ENTRY)).body, content);
    }
    await rm(entry);
    assert.equal((await ask(ENTRY)).statusCode, 404);
  });
});
