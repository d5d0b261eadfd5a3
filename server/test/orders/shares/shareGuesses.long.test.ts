import assert from 'node:assert/strict';
import { test } from 'node:test';
import { onBothServers } from '../../testing.ts';
import { guessOf } from './guesses.ts';
import { sharesOf } from './testing.ts';

const GUESSES = 100_000;
const AT_ONCE = 8;

onBothServers('A link to an order line', (server) => {
  const { addLine, share, open } = sharesOf(server);

  test('isn’t found by 100,000 guesses and mutations of its token (SHAR-04)', async (t) => {
    const { path } = await share(await addLine());
    const token = path.split('/').at(-1) ?? '';
    const tally: Record<number, number> = {};
    let next = 0;
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        while (next < GUESSES) {
          const at = next;
          next += 1;
          const { status, text } = await open(`/v1/shared/${guessOf(token, at)}`);
          assert.ok(status >= 400 && !text.includes('Customer Approval'), `${status} of guess ${at}`);
          tally[status] = (tally[status] ?? 0) + 1;
        }
      }),
    );
    t.diagnostic(`${GUESSES} guesses: ${JSON.stringify(tally)}`);
    // A valid token works even from a network with too many tries, so each guess was looked up.
    assert.equal((await open(path)).status, 200);
  });
});
