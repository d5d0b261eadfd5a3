import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { endCanary, startCanary } from './canary.ts';
import { disable, enable } from './disable.ts';
import { readHistory } from '../registry/revisions.ts';
import { memoryStorage } from '../storage/memoryStorage.ts';
import { promote } from './promote.ts';
import { readRegistry } from '../registry/revisions.ts';
import { rollback } from './rollback.ts';
import { historyText } from '../cli/texts.ts';
import { addRelease, refusal, testHost, testRelease, value } from '../testing/releases.ts';

let storage: ReturnType<typeof memoryStorage>;
const by = 'ana';
const remote = 'orders';
const orders = async () => (await readRegistry(storage)).remotes.orders;
const lastLine = async () => (await readHistory(storage)).at(-1);
const canary = (release: string, percent: number) => startCanary(storage, { by, remote, release, percent });

beforeEach(async () => {
  storage = memoryStorage();
  for (const release of ['A', 'B', 'C']) await addRelease(storage, testRelease(remote, release));
  value(await promote(storage, { by, host: testHost(), remotes: { orders: 'A' } }));
});

describe('A canary', () => {
  test('some people get it, the others keep the active release', async () => {
    value(await canary('B', 5));
    assert.deepEqual(await orders(), { active: 'A', canary: { release: 'B', percent: 5 } });
    const line = await lastLine();
    assert.deepEqual([line?.operation, line?.from, line?.to, line?.percent], ['canary', null, 'B', 5]);
  });

  test('its percentage can grow, and another release can replace it', async () => {
    value(await canary('B', 5));
    value(await canary('B', 50));
    value(await canary('C', 10));
    assert.deepEqual((await orders())?.canary, { release: 'C', percent: 10 });
    assert.equal((await lastLine())?.from, 'B');
  });

  test('it can be for named people and employee types, with or without a percentage (CAN-01)', async () => {
    const audience = { employees: [' Bo@Galley.example', 'ana@galley.example'], types: ['Operations'] };
    value(await startCanary(storage, { by, remote, release: 'B', ...audience }));
    const employees = ['ana@galley.example', 'bo@galley.example'];
    const stored = { percent: 0, employees, types: ['Operations'] };
    assert.deepEqual((await orders())?.canary, { release: 'B', ...stored });
    const line = await lastLine();
    assert.ok(line);
    assert.match(historyText([line]), /→ B for ana@galley.example, bo@galley.example, all Operations$/);
    assert.equal(refusal(await startCanary(storage, { by, remote, release: 'B', ...audience })), 'invalid');
    value(await canary('B', 5));
    assert.deepEqual((await orders())?.canary, { release: 'B', percent: 5 });
  });

  test('it needs somebody, and can’t be for everybody', async () => {
    for (const audience of [{}, { percent: 0 }, { percent: 100 }, { employees: [' '] }, { types: [] }]) {
      const outcome = await startCanary(storage, { by, remote, release: 'B', ...audience });
      assert.equal(refusal(outcome), 'invalid');
    }
    assert.equal((await orders())?.canary, undefined);
  });

  test('promoting it gives it to everybody and ends the canary; promoting another release doesn’t end it', async () => {
    value(await canary('B', 5));
    value(await promote(storage, { by, remotes: { orders: 'C' } }));
    assert.deepEqual((await orders())?.canary, { release: 'B', percent: 5 });
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    assert.deepEqual(await orders(), { active: 'B' });
  });

  test('rolling back to it ends it too', async () => {
    value(await canary('B', 5));
    value(await rollback(storage, { by, remote, to: 'B' }));
    assert.deepEqual(await orders(), { active: 'B' });
  });

  test('after its end, everybody gets the active release', async () => {
    value(await canary('B', 5));
    value(await endCanary(storage, { by, remote }));
    assert.deepEqual(await orders(), { active: 'A' });
    assert.deepEqual([(await lastLine())?.from, (await lastLine())?.to], ['B', null]);
    assert.equal(refusal(await endCanary(storage, { by, remote })), 'unknown');
  });

  test('ending a named canary leaves another that replaced it', async () => {
    value(await canary('C', 5));
    assert.equal(refusal(await endCanary(storage, { by, remote, release: 'B' })), 'moved');
    assert.equal((await orders())?.canary?.release, 'C');
  });

  test('a canary can’t be for nobody or everybody, nor be the active release', async () => {
    for (const percent of [0, 100, -1, Number.NaN]) {
      assert.equal(refusal(await canary('B', percent)), 'invalid');
    }
    assert.equal(refusal(await canary('A', 5)), 'invalid');
    value(await canary('B', 5));
    assert.equal(refusal(await canary('B', 5)), 'invalid');
  });

  test('an unknown release, or one of a remote without an active release, is refused', async () => {
    assert.equal(refusal(await canary('Z', 5)), 'unknown');
    const other = startCanary(storage, { by, remote: 'invoices', release: 'A', percent: 5 });
    assert.equal(refusal(await other), 'unknown');
  });

  test('one that the host can’t run is refused by the gate', async () => {
    storage.content.delete('orders/B/remoteEntry.js');
    assert.equal(refusal(await canary('B', 5)), 'gate');
    assert.deepEqual(await orders(), { active: 'A' });
  });

  test('a host that can’t run the canary is refused', async () => {
    const requires = { react: '~19.3.0' };
    await addRelease(storage, testRelease(remote, 'D', { requires }));
    value(await canary('D', 5));
    const host = testHost({ release: '2', provides: { react: '19.4.0', '@galley/shared/store': '1.2.0' } });
    assert.equal(refusal(await promote(storage, { by, host })), 'gate');
  });
});

describe('Disabling a remote', () => {
  test('it is off with its reason, and enabling restores the active release (REL-05)', async () => {
    value(await canary('B', 5));
    value(await disable(storage, { by, remote, reason: 'wrong prices' }));
    assert.deepEqual((await orders())?.disabled, { reason: 'wrong prices' });
    assert.equal((await lastLine())?.reason, 'wrong prices');
    value(await enable(storage, { by, remote }));
    assert.deepEqual(await orders(), { active: 'A', canary: { release: 'B', percent: 5 } });
  });

  test('a remote that was fixed while disabled stays disabled until it’s enabled', async () => {
    value(await disable(storage, { by, remote, reason: 'wrong prices' }));
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    assert.deepEqual(await orders(), { active: 'B', disabled: { reason: 'wrong prices' } });
    value(await enable(storage, { by, remote }));
    assert.deepEqual(await orders(), { active: 'B' });
  });

  test('it needs a reason and an enabled remote; enabling needs a disabled one', async () => {
    assert.equal(refusal(await disable(storage, { by, remote, reason: ' ' })), 'invalid');
    assert.equal(refusal(await disable(storage, { by, remote: 'invoices', reason: 'x' })), 'unknown');
    assert.equal(refusal(await enable(storage, { by, remote })), 'invalid');
    assert.equal(refusal(await enable(storage, { by, remote: 'invoices' })), 'unknown');
    value(await disable(storage, { by, remote, reason: 'x' }));
    assert.equal(refusal(await disable(storage, { by, remote, reason: 'y' })), 'invalid');
  });

  test('a rollback goes to the previous release, as if the remote had never been disabled', async () => {
    value(await promote(storage, { by, remotes: { orders: 'B' } }));
    value(await disable(storage, { by, remote, reason: 'x' }));
    value(await enable(storage, { by, remote }));
    value(await rollback(storage, { by, remote }));
    assert.equal((await orders())?.active, 'A');
  });
});
