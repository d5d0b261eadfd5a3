import assert from 'node:assert/strict';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { test } from 'node:test';
import type { Sql } from 'sql-template-tag';
import { todayIn } from '@galley/shared/domain/businessDay';
import { TEST_ZONE } from '../db/testing.ts';
import type { Caller } from '../http/caller.ts';
import { DEFAULT_ORDER_FILTERS } from '../orders/orderConditions.ts';
import type { OrderListRequest } from '../orders/orderQueries.ts';
import { readWorkbook } from '../spreadsheet/testing.ts';
import { MANAGER, onBothServers } from '../testing.ts';
import { orderExport } from './orderExport.ts';

const EVERY_LINE: OrderListRequest = {
  ...DEFAULT_ORDER_FILTERS,
  Filter_Apply: true,
  Filter_DateRange: 7,
  ParentID: 0,
  CompanyID: 0,
  SortBy: 'Priority',
  SortOrder: 'asc',
};

onBothServers('A long export of order lines', (server) => {
  const permit = async () => {
    const path = '/v1/orders/getUid/0?Filter_Apply=true&Filter_DateRange=7';
    return (await server.call<string>('GET', path, { as: MANAGER })).body;
  };
  const download = (uid: string) => fetch(`${server.url()}/v1/Exports/Orders/${uid}`);

  test('begins with the first bytes of the file, and many readers who leave then hold nothing up', async () => {
    const uid = await permit();
    // More than may run at once, and than there are connections.
    for (let time = 0; time < 20; time += 1) {
      const request = get(`${server.url()}/v1/Exports/Orders/${uid}`);
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      assert.equal(answer.statusCode, 200);
      const [first] = (await once(answer, 'data')) as [Buffer];
      assert.equal(first.subarray(0, 2).toString(), 'PK');
      answer.destroy();
      await once(answer, 'close');
    }
    const answer = await download(uid);
    const [sheet] = readWorkbook(new Uint8Array(await answer.arrayBuffer()));
    assert.equal(String((sheet?.rows ?? 0) - 1), answer.headers.get('x-total-count'));
  });

  test('is refused with the time to come back while six others run', async () => {
    const uid = await permit();
    const running = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const request = get(`${server.url()}/v1/Exports/Orders/${uid}`);
        const [answer] = (await once(request, 'response')) as [IncomingMessage];
        return answer;
      }),
    );
    const refused = await download(uid);
    assert.deepEqual([refused.status, refused.headers.get('retry-after')], [503, '5']);
    await refused.arrayBuffer();
    for (const answer of running) answer.destroy();
  });

  test('reads no further when its reader leaves', async () => {
    let batches = 0;
    let ended: (() => void) | undefined;
    const end = new Promise<void>((resolve) => (ended = resolve));
    async function* watched<T extends object>(statement: Sql, size: number) {
      try {
        for await (const batch of server.database().cursor<T>(statement, size)) {
          batches += 1;
          yield batch;
        }
      } finally {
        ended?.();
      }
    }
    const caller: Caller = {
      employeeId: 3,
      uid: '',
      employeeType: 'Sales',
      accountTypeIds: [],
      orderMasterOverride: true,
      jti: '',
    };
    const { total, sheet } = await orderExport(
      { ...server.database(), cursor: watched },
      { caller, today: todayIn(TEST_ZONE, new Date()), request: EVERY_LINE, publicUrl: '' },
    );
    assert.ok(total > 10_000);
    let bytes = 0;
    // Well into the rows: what comes before them has less than 4 kB.
    for await (const chunk of sheet) {
      bytes += (chunk as Buffer).length;
      if (bytes > 20_000) break;
    }
    await end;
    assert.ok(batches < 4, `${batches} batches of 2,000 were read`);
  });
});
