import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Problem } from '@galley/shared/contract/common';
import { pino } from 'pino';
import sql, { type Sql } from 'sql-template-tag';
import { todayIn } from '@galley/shared/domain/businessDay';
import { buildApp } from '#server/app';
import type { Database } from '#server/db/database';
import { TEST_ZONE } from '../../db/testing.ts';
import { DEFAULT_ORDER_FILTERS } from '#server/orders/search/findOrders';
import type { OrderListRequest } from '#server/orders/exports/orderExport';
import { readWorkbook } from '../../common/spreadsheet/testing.ts';
import { callerOf, MANAGER, MANY_PEOPLE, onBothServers, OTHER } from '../../testing.ts';
import { orderExport } from '#server/orders/exports/orderExport';
import { abortSlowReader } from '#server/http/slowReader';

const EVERY_LINE: OrderListRequest = {
  ...DEFAULT_ORDER_FILTERS,
  Filter_Apply: true,
  Filter_DateRange: 7,
  ParentID: 0,
  CompanyID: 0,
  SortBy: 'Priority',
  SortOrder: 'asc',
};

/** On a busy machine, a reader in the server's own process sometimes waits. */
const SLOWEST_READER_MS = 2_000;
const ELSEWHERE = 'https://app.example';
const env = () => ({ CORS_ORIGINS: ELSEWHERE, CALL_LIMITS: MANY_PEOPLE });

onBothServers(
  'A long export of order lines',
  (server) => {
    const permit = async (as = MANAGER) => {
      const path = '/v1/orders/getUid/0?Filter_Apply=true&Filter_DateRange=7';
      return (await server.call<string>('GET', path, { as })).body;
    };
    /** Requests the sheet and reads none of it. */
    const begin = async (uid: string) => {
      const [answer] = (await once(get(`${server.url()}/v1/Exports/Orders/${uid}`), 'response')) as [
        IncomingMessage,
      ];
      return answer;
    };
    const leave = async (answer: IncomingMessage) => {
      answer.destroy();
      await once(answer, 'close');
    };
    const download = (uid: string) => fetch(`${server.url()}/v1/Exports/Orders/${uid}`);

    test('isn’t blocked by many earlier readers who left after the first bytes of the file', async () => {
      const uid = await permit();
      // More than can run at once, and more than there are connections.
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

    test('can run twice at once for each person: a third is refused with a time to retry, and a colleague’s runs', async () => {
      const [uid, other] = [await permit(), await permit(OTHER)];
      const running = await Promise.all([begin(uid), begin(uid)]);
      const refused = await download(uid);
      assert.deepEqual([refused.status, refused.headers.get('retry-after')], [429, '5']);
      assert.match(refused.headers.get('content-type') ?? '', /application\/problem\+json/);
      const { detail } = (await refused.json()) as Problem;
      assert.equal(detail, 'You already have 2 exports in progress. Wait until one ends, or cancel one.');
      const colleague = await download(other);
      assert.equal(colleague.status, 200);
      await colleague.arrayBuffer();
      for (const answer of running) await leave(answer);
    });

    test('stops reading from the database while its reader takes nothing', async () => {
      let linesRead = 0;
      const counting: Database = {
        ...server.database(),
        query: async <T extends object>(statement: Sql) => {
          const rows = await server.database().query<T>(statement);
          if (statement.text.includes('ORDINALITY')) linesRead += rows.length;
          return rows;
        },
      };
      const today = todayIn(TEST_ZONE, new Date());
      const { total, sheet } = await orderExport(counting, {
        caller: callerOf([], true),
        today,
        request: EVERY_LINE,
        publicUrl: '',
      });
      assert.ok(total > 10_000);
      // The reader opens the file and reads none of it: soon the server stops reading, during many queries in a row.
      await once(sheet, 'readable');
      for (let turns = 0; turns < 100; turns += 1) {
        const before = linesRead;
        await server.database().query(sql`SELECT pg_sleep(0.01)`);
        if (linesRead !== before) turns = 0;
      }
      assert.ok(linesRead < 4_000, `${linesRead} of ${total} lines were read`);
      sheet.destroy();
    });

    test('isn’t aborted if the database takes longer for its first lines than a slow reader is allowed', async (context) => {
      let isFirst = true;
      const slow: Database = {
        ...server.database(),
        query: async <T extends object>(statement: Sql) => {
          if (isFirst && statement.text.includes('ORDINALITY')) {
            isFirst = false;
            await sleep(2 * SLOWEST_READER_MS);
          }
          return server.database().query<T>(statement);
        },
      };
      const app = await buildApp({
        database: slow,
        config: server.config(),
        log: pino({ level: 'silent' }),
        slowestReaderMs: SLOWEST_READER_MS,
      });
      context.after(() => {
        app.server.closeAllConnections();
        return app.close();
      });
      const address = await app.listen({ host: '127.0.0.1', port: 0 });
      const answer = await fetch(`${address}/v1/Exports/Orders/${await permit()}`);
      const [sheet] = readWorkbook(new Uint8Array(await answer.arrayBuffer()));
      assert.equal(isFirst, false);
      assert.equal(String((sheet?.rows ?? 0) - 1), answer.headers.get('x-total-count'));
    });

    test('is aborted if its reader takes nothing while bytes are waiting', async () => {
      let givenUp: Promise<unknown> = Promise.resolve();
      const plain = createServer((_request, answer) => {
        abortSlowReader(answer, 200);
        givenUp = once(answer, 'close', { signal: AbortSignal.timeout(30_000) });
        answer.end(Buffer.alloc(50_000_000));
      }).listen(0, '127.0.0.1');
      await once(plain, 'listening');
      const request = get(`http://127.0.0.1:${(plain.address() as AddressInfo).port}`);
      const [answer] = (await once(request, 'response')) as [IncomingMessage];
      await givenUp;
      await assert.rejects(async () => {
        for await (const part of answer) assert.ok(part);
      }, /aborted/);
      plain.close();
    });

    test('tells a page of another allowed origin how many lines it has', async () => {
      const answer = await fetch(`${server.url()}/v1/Exports/Orders/${await permit()}`, {
        headers: { origin: ELSEWHERE },
      });
      await answer.body?.cancel();
      assert.equal(answer.headers.get('access-control-allow-origin'), ELSEWHERE);
      assert.match(answer.headers.get('access-control-expose-headers') ?? '', /x-total-count/);
      assert.equal(answer.headers.get('x-total-count'), '12000');
    });

    test('can’t be read by a page of an origin that isn’t allowed', async () => {
      const answer = await fetch(`${server.url()}/v1/Exports/Orders/${await permit()}`, {
        headers: { origin: 'https://not-allowed.example' },
      });
      await answer.body?.cancel();
      assert.equal(answer.headers.get('access-control-allow-origin'), null);
    });
  },
  { env },
);
