import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inPasswordQueue } from '#server/account/password';
import { HttpProblem } from '#server/http/problem';

test('with too many sign-ins at once, the last ones learn when to retry; failed ones don’t delay others', async () => {
  const ends: (() => void)[] = [];
  const jobs = Array.from({ length: 500 }, (_, index) =>
    inPasswordQueue('office', async () => {
      await new Promise<void>((end) => ends.push(end));
      if (index % 2 === 0) throw new Error('it broke');
    }),
  );
  const settled = Promise.allSettled(jobs);
  const isOver = settled.then(() => true);
  const nextTick = () => new Promise<false>((resolve) => setImmediate(resolve, false));
  while (!(await Promise.race([isOver, nextTick()]))) for (const end of ends.splice(0)) end();

  const errors = (await settled).map((job) => (job.status === 'rejected' ? job.reason : undefined));
  const refused = errors.filter((error) => error instanceof HttpProblem);
  assert.ok(refused.length > 0 && refused.length < 100, `${refused.length} were refused`);
  assert.deepEqual(errors.slice(-refused.length), refused);
  for (const { status, headers } of refused) assert.deepEqual([status, headers['retry-after']], [503, '5']);
  assert.equal(await inPasswordQueue('office', async () => 'served'), 'served');
});
