import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { promote } from '../operations/promote.ts';
import { rollback } from '../operations/rollback.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { addRelease, testHostRelease, testRelease, value } from '../testing/releases.ts';

const by = 'ana';
const edit = { module: './Screen', title: 'activity' };
const offering = (release: string, ...names: string[]) =>
  testRelease('activities', release, { dialogs: Object.fromEntries(names.map((name) => [name, edit])) });

/** Activities offer `edit` in 1, `edit` and `snooze` in 2, nothing in 3; orders open the given dialogs. */
async function filled(opens: string[]) {
  const storage = memoryStorage();
  await addRelease(storage, testHostRelease('H'));
  for (const release of [offering('1', 'edit'), offering('2', 'edit', 'snooze'), offering('3')])
    await addRelease(storage, release);
  await addRelease(storage, testRelease('orders', 'A', { opens }));
  value(await promote(storage, { by, remotes: { host: 'H' } }));
  return storage;
}
const reasonsOf = (outcome: Awaited<ReturnType<typeof promote>>) =>
  outcome.ok ? [] : outcome.refusal.reasons;

describe('A release and the others that people get (TEAM-34)', () => {
  test('is refused while another release doesn’t offer a dialog that it opens', async () => {
    const storage = await filled(['activities/snooze']);
    value(await promote(storage, { by, remotes: { activities: '1' } }));
    assert.deepEqual(reasonsOf(await promote(storage, { by, remotes: { orders: 'A' } })), [
      "orders A: It opens `activities/snooze`, which activities 1 doesn't offer.",
    ]);
    value(await promote(storage, { by, remotes: { orders: 'A', activities: '2' } }));
  });

  test('is refused if it no longer offers a dialog that another opens, whether it’s newer or older', async () => {
    const storage = await filled(['activities/snooze']);
    value(await promote(storage, { by, remotes: { activities: '1' } }));
    value(await promote(storage, { by, remotes: { activities: '2', orders: 'A' } }));
    const reason = "orders A opens `activities/snooze`, which this release doesn't offer.";
    assert.deepEqual(reasonsOf(await promote(storage, { by, remotes: { activities: '3' } })), [
      `activities 3: ${reason}`,
    ]);
    assert.deepEqual(reasonsOf(await rollback(storage, { by, remote: 'activities' })), [
      `activities 1: ${reason}`,
    ]);
  });

  test('is refused if it opens its own dialog without offering it; dialogs of a remote that nobody gets aren’t checked', async () => {
    const storage = await filled(['orders/share', 'activities/edit']);
    assert.deepEqual(reasonsOf(await promote(storage, { by, remotes: { orders: 'A' } })), [
      "orders A: It opens `orders/share`, which it doesn't offer.",
    ]);
  });
});
