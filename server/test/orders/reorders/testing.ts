import assert from 'node:assert/strict';
import sql from 'sql-template-tag';
import type { ReorderAsk, ReorderDraft, ReorderFigures, Reorders } from '#server/orders/reorders/contract';
import type { Day } from '@galley/shared/domain/calendar';
import { activitiesOf } from '../../activities/testing.ts';
import { MANAGER, REP, type TestServer } from '../../testing.ts';

export interface Ordered {
  company: number;
  product: number;
  day: Day;
  status?: number;
}

/** The calls of reorder tests to a server. */
export function reordersOf(server: TestServer) {
  const { save } = activitiesOf(server);
  let lastOrder = 800_000;
  /** A new line, as the order system would feed it. @returns its order-line id */
  const order = async ({ company, product, day, status = 0 }: Ordered): Promise<string> => {
    lastOrder += 1;
    await server.database().query(sql`
      INSERT INTO order_line (order_id, line_num, trend_group_id, company_id, account_type_id, sales_rep_id, status, order_date, cost, qty,
        product_id, advertiser_id, size_live, size_finished, design, sales_contact_id)
      SELECT ${lastOrder}, 1, trend_group_id, id, account_type_id, sales_rep_id, ${status}, ${day}::date, 58.53, 3, ${product},
        (SELECT min(id) FROM advertiser), '14'' x 48''', '', 'Autumn', (SELECT min(contact_id) FROM contact_company WHERE company_id = company.id)
      FROM company WHERE id = ${company}`);
    return `${lastOrder}-1`;
  };
  const companies = async (accountType = 1) =>
    (
      await server.database().query<{ id: number }>(sql`
        SELECT id FROM company WHERE account_type_id = ${accountType} AND id IN (SELECT company_id FROM contact_company) ORDER BY id LIMIT 2`)
    ).map(({ id }) => id);
  const products = async () =>
    (await server.database().query<{ id: number }>(sql`SELECT id FROM product ORDER BY id LIMIT 2`)).map(
      ({ id }) => id,
    );
  const draftOf = async (line: string, as = REP) =>
    (await server.call<ReorderDraft>('GET', `/v1/reorders/draft/${line}`, { as })).body;
  /** Asks for a reorder as the form does. @returns the activity's id */
  const ask = async (line: string, change: object = {}): Promise<number> => {
    const { OrderIDLineNum, CompanyID, IndividualID } = await draftOf(line, MANAGER);
    const { status, body } = await save(
      { CompanyID, IndividualID, ReorderLine: OrderIDLineNum, ...change },
      MANAGER,
    );
    assert.equal(status, 200, JSON.stringify(body));
    return body.ID ?? 0;
  };
  const list = async (query = '', as = MANAGER) =>
    (await server.call<Reorders>('GET', `/v1/reorders?${query}`, { as })).body;
  const figures = async () =>
    (await server.call<ReorderFigures>('GET', '/v1/reorders/figures', { as: MANAGER })).body.Reps;
  const askOf = async (activity: number): Promise<ReorderAsk | undefined> =>
    [...(await list()).Asks, ...(await list('State=withdrawn')).Asks].find(
      ({ ActivityID }) => ActivityID === activity,
    );
  const forget = () => server.database().query(sql`DELETE FROM reorder_ask`);
  return { order, companies, products, draftOf, ask, list, figures, askOf, forget };
}
