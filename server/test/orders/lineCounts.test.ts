import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql, { empty } from 'sql-template-tag';
import { addDays, addMonths } from '@galley/shared/domain/calendar';
import type { DayRange } from '@galley/shared/domain/dateRange';
import { onBothDatabases } from '../db/testing.ts';
import { callerOf } from '../testing.ts';
import { pick, randomFrom } from './randomRequests.ts';
import { linesOfSelection, linesOrdered } from '#server/orders/lineCounts';
import { selectedLines, type Scope } from '#server/orders/orderConditions';

const SAMPLES = 150;
const CALLERS = [callerOf([1, 2]), callerOf([5], true), callerOf([3]), callerOf([])];

onBothDatabases('The number of a selection’s order lines', (database) => {
  const numberOf = async (count: ReturnType<typeof sql>): Promise<number> => {
    const [row] = await database().query<{ count: number }>(sql`SELECT ${count} AS count`);
    return row?.count ?? NaN;
  };
  const plain = ({ caller, today, selection }: Scope, { from, to }: DayRange) => sql`
    (SELECT count(*) FROM order_line WHERE ${selectedLines(caller, today, selection)}
      ${from === undefined ? empty : sql` AND order_date >= ${from}`}${to === undefined ? empty : sql` AND order_date <= ${to}`})`;
  const agree = async (scope: Scope, range: DayRange): Promise<number> => {
    const wanted = await numberOf(plain(scope, range));
    assert.equal(await numberOf(linesOrdered(scope, range)), wanted, JSON.stringify([scope, range]));
    return wanted;
  };

  test('is what counting them says, for whoever asks, on any day and for any range of order dates', async () => {
    const random = randomFrom(23);
    let found = 0;
    for (let round = 0; round < SAMPLES; round += 1) {
      const parentId = pick(random, [0, 1, 2, 3]);
      // A company of another parent has no lines.
      const selection = { parentId, companyId: pick(random, parentId === 0 ? [1, 2, 7] : [0, 0, 1, 2]) };
      const today = addDays('2026-11-21', Math.floor(random() * 120) - 60);
      const from = addDays(today, 30 - Math.floor(random() * 2_300));
      const to = addDays(from, Math.floor(random() * pick(random, [40, 2_000])));
      const range = {
        from: pick(random, [undefined, from, from, '1980-01-01', `${from.slice(0, 8)}01`]),
        to: pick(random, [undefined, to, to, '9999-12-31', addDays(`${addMonths(to, 1).slice(0, 8)}01`, -1)]),
      };
      found += (await agree({ caller: pick(random, CALLERS), today, selection }, range)) > 0 ? 1 : 0;
    }
    assert.ok(found > SAMPLES / 4, `${found} of ${SAMPLES} found something`);
  });

  test('follows a company to another parent and another account', async () => {
    const caller = callerOf([1]);
    const today = '2026-11-21';
    await database().query(sql`UPDATE company SET trend_group_id = 2, account_type_id = 1 WHERE id = 1`);
    const before = await agree(
      { caller, today, selection: { parentId: 3, companyId: 0 } },
      { from: undefined, to: undefined },
    );
    await database().query(sql`UPDATE company SET trend_group_id = 3 WHERE id = 1`);
    const scope = { caller, today, selection: { parentId: 3, companyId: 0 } };
    const after = await agree(scope, { from: undefined, to: undefined });
    assert.ok(after > before);
    assert.equal(await numberOf(linesOfSelection({ ...scope, selection: { parentId: 2, companyId: 1 } })), 0);
    await database().query(sql`UPDATE company SET account_type_id = 2 WHERE id = 1`);
    assert.equal(await agree(scope, { from: undefined, to: undefined }), before);
  });
});
