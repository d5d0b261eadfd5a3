import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { addDays } from '@galley/shared/domain/calendar';
import type { QuotesExtended, QuotesRestored } from '#server/quotes/writing/contract';
import { MANAGER, onBothServers, OTHER, REP } from '../testing.ts';
import { quotesOf } from './testing.ts';

onBothServers('Extending quotes', (server) => {
  const { run, today, added, read, save, again, sent, accept } = quotesOf(server);
  const extend = (body: object, as = REP) =>
    server.call<QuotesExtended>('POST', '/v1/quotes/extend', { as, body });
  const undo = (id: number, as = REP) =>
    server.call<QuotesRestored>('POST', `/v1/quotes/extend/${id}/undo`, { as });
  const until = async (id: number) => (await read(id)).ValidUntil.slice(0, 10);

  test('adds 14 days, for expired quotes from today on; skips quotes that are answered or not visible (QUOT-11, API-376)', async () => {
    const [draft, expired, accepted] = [await added(), await added(), await added()];
    await sent(expired);
    await run(sql`UPDATE quote SET valid_until = ${addDays(today(), -5)}::date WHERE id = ${expired}`);
    await accept(await sent(accepted));
    const theirs = await added({}, MANAGER, 3);
    const { status, body } = await extend({ Ids: [draft, expired, accepted, theirs] });
    assert.equal(status, 200);
    // Quotes that the caller can't see aren't counted.
    assert.deepEqual([body.Extended, body.Left], [2, 1]);
    assert.deepEqual(
      [await until(draft), await until(expired), await until(accepted)],
      [addDays(today(), 44), addDays(today(), 14), addDays(today(), 30)],
    );
    assert.equal((await read(expired)).State, 'sent');
    const trail = await run<{ before: { validUntil: string } }>(sql`
      SELECT before FROM audit_log WHERE action = 'quote extended' AND record = ${`customer_quote/${draft}`}`);
    assert.deepEqual(trail, [{ before: { validUntil: addDays(today(), 30) } }]);
  });

  test('can be undone once, for all quotes that nobody has changed since (QUOT-11, API-377)', async () => {
    const [one, other] = [await added(), await added()];
    const { body } = await extend({ Ids: [one, other] });
    await save(await again(other, { Notes: 'Since' }));
    assert.equal((await undo(body.ID, OTHER)).status, 404);
    assert.deepEqual((await undo(body.ID)).body, { Restored: 1, Changed: 1 });
    assert.deepEqual([await until(one), await until(other)], [addDays(today(), 30), addDays(today(), 44)]);
    assert.equal((await undo(body.ID)).status, 409);
    assert.equal((await undo(2_000_000_000)).status, 404);
  });

  test('can cover all quotes that a filter finds; requires either ids or a filter (QUOT-11)', async () => {
    const id = await added();
    const { CompanyID } = await read(id);
    const { body } = await extend({ Quotes: { CompanyID, States: ['draft'] } });
    assert.ok(body.Extended >= 1);
    assert.equal(await until(id), addDays(today(), 44));
    assert.equal((await extend({})).status, 400);
    assert.equal((await extend({ Ids: [id], Quotes: {} })).status, 400);
    assert.deepEqual((await extend({ Ids: [2_000_000_000] })).body, { ID: 0, Extended: 0, Left: 0 });
  });
});
