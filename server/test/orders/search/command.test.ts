import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { openPostgres } from '#server/db/postgres';
import type { Database } from '#server/db/database';
import { startPreparedPostgres } from '../../db/testing.ts';
import type { TestPostgres } from '../../db/testPostgres.ts';
import { killStarted, runScript } from '../../testProcess.ts';

describe('npm run order-search', () => {
  let postgres: TestPostgres;
  let database: Database;
  before(async () => {
    postgres = await startPreparedPostgres('small');
    database = openPostgres(postgres.url, () => undefined);
  });
  after(async () => {
    await killStarted();
    await database.close();
    await postgres.stop();
  });
  const run = async (...args: string[]) => {
    const { ended, output } = runScript('cli/orderSearch.js', { args, env: { DATABASE_URL: postgres.url } });
    return { code: await ended(), output: output() };
  };

  test('finds no errors in a correct index, reports those in a broken one, and rebuilds it (SRCH-03)', async () => {
    const good = 'The index of order search matches the order lines.';
    const first = await run('verify');
    assert.deepEqual([first.code, first.output.trim().split('\n').at(-1)], [0, good]);
    await database.script(
      `UPDATE order_bits SET bits = set_bit(bits, 7, 1 - get_bit(bits, 7)) WHERE trait = 'status' AND value = 25 AND chunk = 0`,
    );
    const bad = await run('verify');
    assert.equal(bad.code, 1);
    assert.match(bad.output, /✗ order_bits: 1 entry that only the index has, such as \(status,25,0,/);
    assert.match(bad.output, /✗ order_bits: 1 entry that only the lines have, such as \(status,25,0,/);
    const rebuilt = await run('rebuild');
    assert.equal(rebuilt.code, 0);
    assert.match(rebuilt.output, / {2}(\d+) of \1 parts\nOrder search index rebuilt\.\n$/);
    assert.equal((await run('verify')).code, 0);
  });

  test('lists its commands if it gets none or an unknown one', async () => {
    const usage = 'Usage: npm run order-search -- rebuild, or npm run order-search -- verify.\n';
    assert.deepEqual(await run(), { code: 1, output: usage });
    assert.deepEqual(await run('mend'), { code: 1, output: usage });
  });
});
