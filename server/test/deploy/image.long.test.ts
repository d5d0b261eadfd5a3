import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test, type TestContext } from 'node:test';
import { freePort, startTestPostgres, type TestPostgres } from '../db/testPostgres.ts';
import { tempFolder } from '../tempFolder.ts';
import { buildImage, runInImage } from './imageParts.ts';

const LARGEST_BYTES = 250e6;
const skip = process.getuid?.() !== 0 && 'only root can mount an image';

describe('The image, built without a registry', { skip }, () => {
  let image: ReturnType<typeof buildImage>;
  let postgres: TestPostgres;
  const state = path.join(tempFolder(), 'state');

  before(async () => {
    image = buildImage(tempFolder());
    // What a new volume contains.
    execFileSync('cp', ['--archive', path.join(image.files, 'var/lib/galley'), state]);
    postgres = await startTestPostgres();
  });
  after(async () => {
    await postgres.stop();
    image.remove();
  });

  /** Runs one of the image's programs to completion. */
  async function ended(
    program: string,
    env: Record<string, string> = {},
    args: string[] = [],
  ): Promise<[number | null, string]> {
    const child = runInImage(image, state, program, env, args);
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return [code, said];
  }

  test('is small, and runs as its own user (OPS-41)', (t: TestContext) => {
    t.diagnostic(`${image.size / 1e6} MB with Node ${process.version}`);
    assert.ok(image.size < LARGEST_BYTES);
    assert.equal(image.config.User, '65532:65532');
    assert.equal(image.config.StopSignal, 'SIGTERM');
    assert.ok(image.config.Healthcheck);
  });

  test('publishes and serves its releases although it can write only its state, stops on SIGTERM, and can back itself up (OPS-41)', async (t: TestContext) => {
    const owner = (file: string) => statSync(file).uid;
    assert.deepEqual([owner(path.join(state, 'data')), owner(path.join(image.files, 'app'))], [65532, 0]);
    const [code, said] = await ended('tools/publish.mjs');
    assert.equal(code, 0, said);
    const port = String(await freePort());
    const server = runInImage(image, state, 'server/dist/main.js', {
      PORT: port,
      DATABASE_URL: postgres.url,
    });
    for await (const chunk of server.stdout ?? []) if (String(chunk).includes('Server listening')) break;
    const own = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    assert.match(own, /^Uid:\t65532\t65532/m);
    assert.match(own, /^CapEff:\t0+$/m);
    assert.match(own, /^NoNewPrivs:\t1$/m);
    const page = await fetch(`http://127.0.0.1:${port}/`);
    assert.match(await page.text(), /<title>/);
    t.diagnostic(
      `${Number(/^VmRSS:\s+(\d+) kB/m.exec(own)?.[1]) / 1024} MiB of memory after the first start`,
    );
    server.kill('SIGTERM');
    const [exit] = (await once(server, 'exit')) as [number | null];
    assert.equal(exit, 0);

    const [made, words] = await ended('server/dist/cli/backup.js', { DATABASE_URL: postgres.url }, [
      'backup',
      '/var/lib/galley/backups/today.backup',
    ]);
    assert.equal(made, 0, words);
    assert.ok(statSync(path.join(state, 'backups/today.backup')).size > 0);
  });
});
