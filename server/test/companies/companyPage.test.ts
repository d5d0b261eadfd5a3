import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Company, CompanyPagedResponse } from '#server/companies/contract';
import { addDays, addMonths } from '@galley/shared/domain/calendar';
import { MANAGER, onOneServer, OTHER, post, REP } from '../testing.ts';

const NO_DATE = '0001-01-01T00:00:00';
/** Long after the days of the demo data, whenever the tests run. */
const TODAY = '2099-07-15';
const PAGE = { PageNo: 1, PageSize: 200 };
const ALL_DATES = { Filter_DateRange: 7 };

onOneServer(
  "A company's card (call 11)",
  (server) => {
    const list = async (selection: object, as = REP): Promise<Company[]> =>
      (await post<CompanyPagedResponse>(server, '/v1/customers/paged', { ...PAGE, ...selection }, as))
        .Customers;
    const card = async (id: number, as = REP): Promise<Company> => {
      const [company] = await list({ ParentID: 0, CompanyID: id }, as);
      assert.ok(company);
      return company;
    };
    /** The newest day in the company's own list of order lines. */
    const newestOrder = async (id: number, as = REP) => {
      const asked = { ...PAGE, ...ALL_DATES, CompanyID: id, SortBy: 'OrderDate', SortOrder: 'desc' };
      const { Orders } = await post<{ Orders: { OrderDate: string }[] }>(
        server,
        '/v1/orders/paged',
        asked,
        as,
      );
      return Orders[0]?.OrderDate ?? NO_DATE;
    };
    const toDo = async (id: number) => {
      const asked = {
        ...PAGE,
        ...ALL_DATES,
        SelectedCompanyID: id,
        Filter_ActivityForID: 0,
        Filter_Status: 0,
      };
      return (await post<{ TotalCount: number }>(server, '/v1/activity/paged', asked)).TotalCount;
    };
    /** Moves the demo's records into the five years before the tests' day. */
    const moveToToday = () =>
      server.database().transaction(
        (transaction) =>
          transaction.script(`
        UPDATE order_line SET order_date = order_date + ((DATE '${TODAY}') - (SELECT max(order_date) FROM order_line));
        UPDATE activity SET start_date = start_date + ((DATE '${TODAY}') - (SELECT max(start_date) FROM activity))`),
        { patient: true },
      );

    test('shows its open activities and last order date, like their lists', async () => {
      await moveToToday();
      const companies = await list({ ParentID: 1, CompanyID: 0 }, MANAGER);
      assert.ok(companies.length > 1);
      for (const { CustomerID, OpenActivities, LastOrderDate } of companies) {
        assert.equal(OpenActivities, await toDo(CustomerID));
        assert.equal(LastOrderDate, await newestOrder(CustomerID, MANAGER));
      }
      assert.ok(companies.some(({ OpenActivities }) => (OpenActivities ?? 0) > 0));
      assert.ok(companies.some(({ LastOrderDate }) => LastOrderDate !== NO_DATE));
    });

    test('shows when a company last ordered only to those who can see its order lines', async () => {
      const [line] = await server.database().query<{ id: number; day: string }>(sql`
        SELECT company_id AS id, max(order_date) AS day FROM order_line WHERE account_type_id = 1
        GROUP BY company_id ORDER BY company_id LIMIT 1`);
      assert.ok(line);
      const day = `${line.day}T00:00:00`;
      assert.equal((await card(line.id, REP)).LastOrderDate, day);
      assert.equal((await card(line.id, MANAGER)).LastOrderDate, day);
      assert.equal((await card(line.id, OTHER)).LastOrderDate, NO_DATE);
      assert.equal((await card(line.id, OTHER)).OpenActivities, (await card(line.id, REP)).OpenActivities);
      // Current rights count: a company that changes hands takes its orders along.
      await server.database().query(sql`UPDATE company SET account_type_id = 3 WHERE id = ${line.id}`);
      assert.equal((await card(line.id, REP)).LastOrderDate, NO_DATE);
      assert.equal((await card(line.id, OTHER)).LastOrderDate, day);
    });

    test('counts open activities, not done or canceled ones', async () => {
      const [row] = await server.database().query<{ id: number; company: number }>(sql`
        SELECT id, company_id AS company FROM activity WHERE status = 0 AND start_date > ${addDays(TODAY, -300)}
        ORDER BY id LIMIT 1`);
      assert.ok(row);
      const before = (await card(row.company)).OpenActivities ?? 0;
      for (const status of [1, 2]) {
        await server.database().query(sql`UPDATE activity SET status = ${status} WHERE id = ${row.id}`);
        assert.equal((await card(row.company)).OpenActivities, before - 1);
      }
      await server.database().query(sql`UPDATE activity SET status = 0 WHERE id = ${row.id}`);
      assert.equal((await card(row.company)).OpenActivities, before);
    });

    test('goes back five years, like the lists', async () => {
      const oldest = addMonths(TODAY, -60);
      const move = (days: string) =>
        server.database().script(`
          UPDATE order_line SET order_date = DATE '${days}' WHERE company_id = 1;
          UPDATE activity SET start_date = DATE '${days}', status = 0 WHERE company_id = 1`);
      await move(oldest);
      const shown = await card(1, MANAGER);
      assert.equal(shown.LastOrderDate, `${oldest}T00:00:00`);
      assert.ok((shown.OpenActivities ?? 0) > 0);
      await move(addDays(oldest, -1));
      const gone = await card(1, MANAGER);
      assert.deepEqual([gone.OpenActivities, gone.LastOrderDate], [0, NO_DATE]);
    });

    test('shows no last order date if the company never ordered, and a count of zero without open activities', async () => {
      await server.database().script(`
        DELETE FROM order_line WHERE company_id = 2;
        DELETE FROM activity WHERE company_id = 2`);
      const { OpenActivities, LastOrderDate } = await card(2, MANAGER);
      assert.deepEqual([OpenActivities, LastOrderDate], [0, NO_DATE]);
    });
  },
  { now: () => new Date(`${TODAY}T19:00:00Z`) },
);
