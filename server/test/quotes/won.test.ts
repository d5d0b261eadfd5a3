import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { QuoteFigures } from '#server/quotes/contract';
import { MANAGER, onBothServers, REP } from '../testing.ts';
import { quotesOf } from './testing.ts';

onBothServers('A quote', (server) => {
  const { run, today, customer, priced, line, save, added, again, list, read, sent, accept } =
    quotesOf(server);
  let order = 990_000;
  /** Adds an order line with a reference to a company. @returns its number */
  const arrives = async (company: number, reference: string, { status = 0, day = today() } = {}) => {
    order += 1;
    await run(sql`
      INSERT INTO order_line (order_id, line_num, trend_group_id, company_id, account_type_id, sales_rep_id, status, order_date, cost, qty, product_id,
        advertiser_id, client_job_ref)
      SELECT ${order}, 1, trend_group_id, id, account_type_id, sales_rep_id, ${status}, ${day}::date, 1, 1, (SELECT min(id) FROM product),
        (SELECT min(id) FROM advertiser), ${reference} FROM company WHERE id = ${company}`);
    return `${order}-1`;
  };

  test('is won by an order line of its company that names it, ignoring case, and says which line it is (QUOT-20)', async () => {
    const { id: company } = await customer();
    const id = await added();
    await accept(await sent(id));
    const { Number } = await read(id);
    await arrives(company, `${Number}0 and X${Number}`);
    assert.equal((await read(id)).State, 'accepted', 'the reference has another number');
    await arrives(company, Number, { status: 10 });
    assert.equal((await read(id)).State, 'accepted', 'the line is canceled');
    const line = await arrives(company, `Our ${Number.toLowerCase()}, thanks`);
    const won = await read(id);
    assert.deepEqual([won.State, won.WonLine], ['won', line]);
    await arrives(company, Number);
    assert.equal((await read(id)).WonLine, line, 'the first line counts');
    const trail = await run<{ after: object }>(sql`
      SELECT after FROM audit_log WHERE action = 'quote won' AND record = ${`customer_quote/${id}`}`);
    assert.deepEqual(trail, [{ after: { line } }]);
  });

  test('isn’t won by a line of another parent’s company, or if it was never sent (QUOT-20)', async () => {
    const { id: company } = await customer();
    const [other] = await run<{ id: number }>(sql`
      SELECT id FROM company WHERE trend_group_id <> (SELECT trend_group_id FROM company WHERE id = ${company}) AND deleted_at IS NULL LIMIT 1`);
    const [draft, id] = [await added(), await added()];
    await sent(id);
    await arrives(other?.id ?? 0, (await read(id)).Number);
    await arrives(company, (await read(draft)).Number);
    assert.deepEqual([(await read(id)).State, (await read(draft)).State], ['sent', 'draft']);
  });

  test('is won when a line gets its reference later (QUOT-20)', async () => {
    const { id: company } = await customer();
    const id = await added();
    await sent(id);
    const line = await arrives(company, '');
    const { Number } = await read(id);
    await run(sql`UPDATE order_line SET contract_num = ${Number} WHERE order_line_num = ${line}`);
    assert.equal((await read(id)).State, 'won');
  });

  test('is won when a canceled line that names it becomes active again (QUOT-20)', async () => {
    const { id: company } = await customer();
    const id = await added();
    await sent(id);
    const { Number } = await read(id);
    const line = await arrives(company, Number, { status: 10 });
    await run(sql`UPDATE order_line SET status = 3 WHERE order_line_num = ${line}`);
    const { State, WonLine } = await read(id);
    assert.deepEqual([State, WonLine], ['won', line]);
  });

  test('that’s won is counted by rep and month, with number and amount (QUOT-20, API-379)', async () => {
    const { id: company } = await customer();
    for (const [as, day] of [
      [REP, today()],
      [REP, '2026-01-15'],
      [MANAGER, today()],
      [REP, '2020-01-15'],
    ] as const) {
      const id = await added({}, as);
      await sent(id, as);
      await arrives(company, (await read(id)).Number, { day });
    }
    const figures = async (as: string) =>
      (await server.call<QuoteFigures>('GET', '/v1/quotes/figures', { as })).body.Won;
    const stored = await run<QuoteFigures['Won'][number]>(sql`
      SELECT rep_id AS "RepID", (SELECT full_name FROM employee WHERE id = rep_id) AS "Rep", to_char(order_date, 'YYYY-MM') AS "Month",
        count(*)::int AS "Count", sum((SELECT sum(total_cents) FROM quote_line WHERE quote_id = quote.id))::bigint AS "TotalCents"
      FROM quote JOIN order_line ON order_line.id = won_line_id WHERE quote.account_type_id IN (1, 2)
        AND order_date >= date_trunc('month', ${today()}::date) - interval '11 months'
      GROUP BY 1, 3`);
    const sorted = (won: QuoteFigures['Won']) =>
      won.toSorted((one, other) => one.Month.localeCompare(other.Month) || one.RepID - other.RepID);
    const own = await figures(REP);
    assert.deepEqual(sorted(own), sorted(stored));
    assert.ok(own.length >= 3);
    assert.equal(own[0]?.RepID, 1, 'your own row comes first');
  });

  test('that’s won before its revision was sent counts in lists, totals and copies with what the customer ordered (QUOT-20)', async () => {
    const place = await customer();
    const price = await priced(place.id);
    const discounted = { DiscountKind: 'dollars', DiscountValue: 300, PriceReason: 'loyal' };
    const id = await added({
      DiscountKind: 'percent',
      DiscountValue: 1_000,
      Notes: 'sent',
      Terms: 'sent terms',
      Lines: [line(price, { ...discounted, UnitCents: price.cents - 1 }), line(price)],
    });
    await sent(id);
    const before = await read(id);
    await save(
      await again(id, {
        DiscountKind: 'none',
        DiscountValue: 0,
        Notes: 'revised',
        Lines: [line(price, { UnitCents: 4_242, PriceReason: 'never sent' })],
      }),
    );
    assert.notEqual((await read(id)).TotalCents, before.TotalCents);
    await arrives(place.id, before.Number);
    const [listed] = (await list({ NumberText: before.Number })).Quotes;
    assert.deepEqual(
      [listed?.TotalCents, listed?.LineCount, listed?.ValidUntil],
      [before.TotalCents, 2, before.ValidUntil],
    );
    const Lines = before.Content.Lines.map((sold) => ({ ...sold, ListCents: null, PriceReason: '' }));
    assert.deepEqual((await read(id)).Content, { ...before.Content, Lines });
    const [stored] = await run(sql`
      SELECT quote.notes, quote.terms, quote.discount_cents::int AS discount, (SELECT sum(total_cents)::int FROM quote_line WHERE quote_id = quote.id) AS lines
      FROM quote WHERE id = ${id}`);
    assert.deepEqual(stored, {
      notes: 'sent',
      terms: 'sent terms',
      discount: before.Content.DiscountCents,
      lines: before.Content.SubtotalCents,
    });
    const copy = await server.call<{ ID: number }>('POST', `/v1/quotes/${id}/duplicate`, {
      as: REP,
      body: {},
    });
    assert.equal((await read(copy.body.ID)).TotalCents, before.TotalCents);
  });
});
