import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sql, { raw } from 'sql-template-tag';
import { todayIn } from '@galley/shared/domain/businessDay';
import { ATTENTION_STATUSES } from '#server/orders/rules/orderStatus';
import type { Database } from '#server/db/database';
import type { Caller } from '#server/http/caller';
import {
  DEFAULT_ORDER_FILTERS,
  type attentionCounts,
  type exportOrders,
  type findOrders,
} from '#server/orders/search/findOrders';
import { onBothDatabases, TEST_ZONE } from '../../db/testing.ts';
import { cells, tries } from '../../length.ts';
import { callerOf } from '../../testing.ts';
import { plainIds, type ListRequest } from '../plainList.ts';
import {
  randomLines,
  randomRequest,
  pick,
  randomFrom,
  several,
  SEVERAL,
  STRUCTURED,
  TEXTS,
  type RandomLine,
} from '../randomRequests.ts';
import { ODD_TEXTS, TEXT_FIELDS } from './oddTexts.ts';
import { randomWrite } from './randomWrites.ts';

/** The functions that find order lines, whichever engine implements them. */
export interface OrderSearch {
  findOrders: typeof findOrders;
  exportOrders: typeof exportOrders;
  attentionCounts: typeof attentionCounts;
  /** Moves up to `most` of the lines written since into the engine. Results are the same before and after. */
  settle: (database: Database, most: number) => Promise<unknown>;
}

const today = todayIn(TEST_ZONE, new Date());
const EACH = tries(4);
const TOGETHER = tries(60);
const NAMES = [...Object.keys(STRUCTURED), ...Object.keys(SEVERAL), ...Object.keys(TEXTS)];
const CALLERS = [callerOf([1, 2]), callerOf([5], true), callerOf([3]), callerOf([])];

/** What every engine of order search must find: the same lines, totals and pages as plain SQL, at every moment. */
export const orderSearchContract = (title: string, search: OrderSearch): void =>
  onBothDatabases(title, (database) => {
    const random = randomFrom(41);
    let lines: RandomLine[] = [];
    before(async () => {
      lines = await randomLines(database(), random, today);
    });

    const scopeOf = (caller: Caller, { ParentID = 0, CompanyID = 0 }: Partial<ListRequest>) => ({
      caller,
      today,
      selection: { parentId: ParentID, companyId: CompanyID },
    });
    /** Asserts that pages of the list equal those of plain SQL: the same total, and the same lines in the same order. */
    async function arePlain(
      who: Caller,
      request: Omit<ListRequest, 'PageNo'>,
      pagesOf: (pages: number) => number[] = () => [1],
    ): Promise<number> {
      const first = { ...request, PageNo: 1 };
      const plain = await plainIds(database(), who, today, first);
      const filters = { ...DEFAULT_ORDER_FILTERS, ...first };
      const { PageSize: size } = request;
      for (const page of pagesOf(Math.ceil(plain.length / size))) {
        const from = (page - 1) * size;
        const found = await search.findOrders(database(), scopeOf(who, request), filters, first, {
          from,
          size,
        });
        assert.deepEqual(
          [found.total, found.ids],
          [plain.length, plain.slice(from, from + size)],
          JSON.stringify([who.accountTypeIds, request, page]),
        );
      }
      return plain.length;
    }
    /** The first page, the last one, and one in between. */
    const pagesArePlain = (request: Omit<ListRequest, 'PageNo'>, who = pick(random, CALLERS)) =>
      arePlain(who, request, (pages) => (pages < 2 ? [1] : [1, pages, 1 + Math.floor(random() * pages)]));

    test('each filter alone shows the same lines, totals and pages as plain SQL (PAGE-02)', async () => {
      for (const name of NAMES) {
        for (let turn = 0; turn < EACH; turn += 1)
          await pagesArePlain(randomRequest(() => [name], lines, random));
      }
    });

    test('any filters together show the same lines, totals and pages as plain SQL', async () => {
      for (let turn = 0; turn < TOGETHER; turn += 1) {
        const request = randomRequest(() => several(random, NAMES, 2 + (turn % 3)), lines, random);
        await pagesArePlain(request);
      }
    });

    test('a selection, the opening list and all lines show the same as plain SQL', async () => {
      const dated = lines.filter((line) => line.ship_date !== null && line.proof_approved_date !== null);
      const narrowed = [
        [],
        ['status'],
        ['order date'],
        ['ship date', 'status'],
        ['proof date'],
        ['sales rep'],
      ].concat([['statuses'], ['statuses', 'order date'], ['sales reps', 'products']]);
      for (let turn = 0; turn < tries(60); turn += 1) {
        const line = pick(random, dated);
        const request = randomRequest(() => narrowed[turn % narrowed.length] ?? [], [line], random);
        const selection = {
          ParentID: Number(line.trend_group_id),
          CompanyID: turn % 2 && Number(line.company_id),
        };
        await pagesArePlain({
          ...request,
          ...(turn % 5 > 0 && selection),
          ...(turn % 7 === 0 && { Filter_DateRange: 0 }),
        });
      }
    });

    test('a sales rep without lines, and days on which nothing was ordered, show nothing', async () => {
      const request = randomRequest(() => [], lines, random);
      assert.equal(await arePlain(callerOf([5], true), { ...request, Filter_SalesRepID: 999_999 }), 0);
      const ahead = { Filter_DateRange: 6, Filter_DateStart: '2090-01-01', Filter_DateEnd: '2090-12-31' };
      assert.equal(await arePlain(callerOf([5], true), { ...request, ...ahead, Filter_DateType: 1 }), 0);
    });

    test('all lines that an employee can see, by order date and for any days, show the same as plain SQL', async () => {
      for (let turn = 0; turn < tries(40); turn += 1) {
        const request = randomRequest(() => (turn % 2 ? [] : ['order date']), lines, random);
        await pagesArePlain({ ...request, SortBy: 'OrderDate' }, CALLERS[turn % CALLERS.length]);
      }
      const past = { Filter_DateRange: 6, Filter_DateStart: '2011-01-01', Filter_DateEnd: '2012-12-31' };
      const request = randomRequest(() => [], lines, random);
      assert.equal(await arePlain(callerOf([5], true), { ...request, ...past, SortBy: 'OrderDate' }), 0);
    });

    const write = (turns: number) =>
      database().transaction(async (transaction) => {
        for (let turn = 0; turn < turns; turn += 1) await transaction.query(randomWrite(random, 12_000));
      });
    const anyRequest = () => {
      const names = () => several(random, NAMES, 1 + Math.floor(random() * 3));
      return pick(random, [
        () => randomRequest(names, lines, random),
        () => randomRequest(() => [], lines, random),
        () => ({ ...randomRequest(names, lines, random), ParentID: 1 + Math.floor(random() * 4) }),
      ])();
    };

    test('changes show immediately, whether none, some or all of them have reached the search engine (SRCH-01)', async () => {
      for (let turn = 0; turn < 12; turn += 1) {
        await write(6);
        for (let asked = 0; asked < 3; asked += 1) await pagesArePlain(anyRequest());
        await search.settle(database(), 40);
        for (let asked = 0; asked < 3; asked += 1) await pagesArePlain(anyRequest());
        if (turn % 4 === 3) await search.settle(database(), 100_000);
      }
    });

    test('lines that need attention are counted by status as in plain SQL, even right after a change', async () => {
      for (const who of CALLERS) {
        for (const ParentID of [0, 1, 2]) {
          await write(2);
          const scope = scopeOf(who, { ParentID });
          const counted = await search.attentionCounts(database(), scope);
          const plain = await Promise.all(
            ATTENTION_STATUSES.map(async (status) => {
              const request = {
                ...randomRequest(() => [], lines, random),
                ParentID,
                Filter_Status: status,
                PageNo: 1,
              };
              return { Status: status, Count: (await plainIds(database(), who, today, request)).length };
            }),
          );
          const byStatus = (one: { Status: number }, other: { Status: number }) => one.Status - other.Status;
          assert.deepEqual(
            counted.toSorted(byStatus),
            plain.filter(({ Count }) => Count > 0).toSorted(byStatus),
          );
        }
      }
    });

    test('an export has the lines of its list in the list’s order, and says how many there are', async () => {
      for (let turn = 0; turn < tries(20); turn += 1) {
        const request = { ...anyRequest(), PageNo: 1 };
        const who = pick(random, CALLERS);
        const filters = { ...DEFAULT_ORDER_FILTERS, ...request };
        const { total, ids } = await search.exportOrders(
          database(),
          scopeOf(who, request),
          filters,
          request,
          300,
        );
        const seen: number[] = [];
        for await (const batch of ids) {
          assert.ok(batch.length > 0 && batch.length <= 300);
          seen.push(...batch);
        }
        const wanted = await plainIds(database(), who, today, request);
        assert.deepEqual([total, seen], [wanted.length, wanted], JSON.stringify(request));
      }
    });

    test('lines added later to old orders are listed with the others of their order, each on one page', async () => {
      const copied = raw(
        `trend_group_id, company_id, account_type_id, sales_rep_id, status, order_date, cost, qty, product_id, advertiser_id, design`,
      );
      await database().query(sql`
      INSERT INTO order_line (order_id, line_num, ${copied})
      SELECT order_id, line_num + 100, ${copied} FROM order_line WHERE order_id % 3 = 0`);
      for (const SortOrder of ['asc', 'desc'] as const) {
        const sorted = { Filter_design: 'a', Filter_DateRange: 7, SortBy: 'OrderLine' as const, SortOrder };
        await arePlain(callerOf([1, 2, 3, 5]), { ...sorted, PageSize: 50 }, () =>
          Array.from({ length: 12 }, (_, page) => page + 1),
        );
      }
    });

    test('odd texts are taken literally in every text filter', async () => {
      for (const [row, text] of ODD_TEXTS.entries()) {
        for (const field of cells(TEXT_FIELDS, row)) {
          const request = randomRequest(() => [], lines, random);
          await arePlain(pick(random, CALLERS), { ...request, [field]: text });
        }
      }
    });

    test('all lines by priority show the same as plain SQL, even if most of the first ones are too old to be shown', async () => {
      const both = ['asc', 'desc'] as const;
      const firstPages = async () => {
        for (const who of CALLERS) {
          for (const SortOrder of both) {
            const request = {
              ...randomRequest(() => [], lines, random),
              Filter_DateRange: pick(random, [0, 7]),
              SortBy: 'Priority' as const,
              SortOrder,
            };
            await arePlain(who, request, () => [1, 2, 20, 21]);
          }
        }
      };
      await firstPages();
      await database().query(sql`
      UPDATE order_line SET order_date = '2015-03-02', delivery_date = '2015-03-20', status = 0 WHERE id % 5 = 0`);
      await firstPages();
    });
  });
