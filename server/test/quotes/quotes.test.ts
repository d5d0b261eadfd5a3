import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import { addDays } from '@galley/shared/domain/calendar';
import type { QuoteDraft, QuoteSaved } from '#server/quotes/writing/contract';
import { MANAGER, onBothServers, OTHER, REP } from '../testing.ts';
import { quotesOf } from './testing.ts';

const fieldsOf = ({ errors }: Problem) => errors?.map(({ field }) => field);

onBothServers('A quote', (server) => {
  const { run, today, customer, terms, priced, line, save, bodyFor, added, read, again, sent } =
    quotesOf(server);

  test('has a number, its company, its rep and lines with amounts that the server computes (QUOT-01, API-372, API-371)', async () => {
    const place = await customer();
    const price = await priced(place.id);
    const { Addresses } = await terms(place.id);
    const body = await bodyFor(place, {
      Notes: ' Two installers. ',
      AddressID: place.address,
      DiscountKind: 'percent',
      DiscountValue: 1_000,
      Lines: [
        line(price),
        line(price, {
          Qty: 3,
          UnitCents: 101,
          PriceReason: 'Trial',
          DiscountKind: 'percent',
          DiscountValue: 5_000,
        }),
      ],
    });
    const { body: saved } = await save(body);
    const quote = await read(saved.ID);
    assert.equal(quote.Number, `Q-${100_000 + saved.ID}`);
    assert.deepEqual(
      [
        quote.State,
        quote.CompanyID,
        quote.ContactID,
        quote.Rep,
        quote.Version,
        quote.SentVersion,
        quote.MayChange,
      ],
      ['draft', place.id, place.contact, 'Robin Sample', 1, 0, true],
    );
    assert.equal(quote.ValidUntil.slice(0, 10), addDays(today(), 30));
    const { Content } = quote;
    const first = price.qty * price.cents;
    // Half of 3.03 is 1.515, which is rounded half up, once per line.
    assert.deepEqual(
      Content.Lines.map(({ TotalCents, ListCents, Product }) => [
        TotalCents,
        Product,
        ListCents === price.cents,
      ]),
      [
        [first, price.name, true],
        [152, price.name, Content.Lines[1]?.ListCents === price.cents],
      ],
    );
    const discount = Math.floor(((first + 152) * 1_000 + 5_000) / 10_000);
    assert.deepEqual(
      [
        Content.SubtotalCents,
        Content.DiscountCents,
        Content.ShippingCents,
        Content.TotalCents,
        quote.TotalCents,
      ],
      [first + 152, discount, 0, first + 152 - discount, first + 152 - discount],
    );
    assert.equal(Content.Notes, 'Two installers.');
    assert.deepEqual(Content.Address, Addresses.find(({ ID }) => ID === place.address)?.Lines);
  });

  test('takes prices and shipping costs from its company’s price plans (QUOT-03, QUOT-04, API-373)', async () => {
    const place = await customer();
    const { Products, Shipping, PricePlan } = await terms(place.id);
    const stored = await run<{ product: number; minQty: number; cents: number }>(sql`
      SELECT product_id AS product, min_qty AS "minQty", round(unit_price * 100)::int AS cents FROM price
      WHERE price_plan = ${PricePlan} ORDER BY product_id, min_qty`);
    assert.deepEqual(
      Products.flatMap(({ ID, Breaks }) =>
        Breaks.map(({ MinQty, Cents }) => ({ product: ID, minQty: MinQty, cents: Cents })),
      ).toSorted((one, other) => one.product - other.product || one.minQty - other.minQty),
      stored,
    );
    const [band] = Shipping;
    assert.ok(band);
    const id = await added({ Zone: band.Zone, Weight: band.MaxWeight });
    assert.equal((await read(id)).Content.ShippingCents, band.Cents);
  });

  test('isn’t saved with rule violations, each reported at its field (QUOT-05)', async () => {
    const place = await customer();
    const price = await priced(place.id);
    const refused = async (change: object) => {
      const { status, body } = await save<Problem>(await bodyFor(place, change));
      return [status, fieldsOf(body)];
    };
    assert.deepEqual(await refused({ CompanyID: 0 }), [422, ['CompanyID']]);
    assert.deepEqual(await refused({ CompanyID: 2_000_000_000 }), [422, ['CompanyID']]);
    assert.deepEqual(await refused({ ValidUntil: '2026-02-30' }), [400, ['ValidUntil']]);
    assert.deepEqual(await refused({ ContactID: 2_000_000_000 }), [422, ['ContactID']]);
    assert.deepEqual(await refused({ AddressID: 2_000_000_000 }), [422, ['AddressID']]);
    assert.deepEqual(await refused({ RepID: 2_000_000_000 }), [422, ['RepID']]);
    assert.deepEqual(
      await refused({
        Lines: [
          line(price, { UnitCents: price.cents + 1 }),
          line(price, { Qty: 0 }),
          line(price, { ProductID: 0 }),
        ],
      }),
      [422, ['Lines.0.PriceReason', 'Lines.1.Qty', 'Lines.2.ProductID']],
    );
    assert.deepEqual(
      await refused({ Lines: [line(price, { ProductID: 2_000_000_000, PriceReason: 'x' })] }),
      [422, ['Lines.0.ProductID']],
    );
    assert.deepEqual(await refused({ DiscountKind: 'percent', DiscountValue: 10_001 }), [
      422,
      ['DiscountValue'],
    ]);
    assert.deepEqual(await refused({ Zone: 999, Weight: 1 }), [422, ['Zone']]);
  });

  test('can be changed by its rep, the company’s sales rep and Account Managers; people who can’t see the company’s orders can’t find it (QUOT-09)', async () => {
    const id = await added();
    const [reps] = await run<{ sales: string }>(sql`
      SELECT email AS sales FROM quote JOIN company ON company.id = company_id JOIN employee ON employee.id = company.sales_rep_id WHERE quote.id = ${id}`);
    for (const as of new Set([REP, reps?.sales ?? REP, MANAGER])) {
      const { status, body } = await save(await again(id, { Notes: `By ${as}` }, as), as);
      assert.equal(status, 200, `${as}: ${JSON.stringify(body)}`);
    }
    const { status } = await server.call('GET', `/v1/quotes/${id}`, { as: OTHER });
    assert.equal(status, 404);
    const ofOther = { ...(await again(id)), Version: undefined };
    assert.equal((await save(ofOther, OTHER)).status, 404);
    // Now the other rep can see the quote.
    await run(sql`INSERT INTO employee_account (employee_id, account_type_id)
      SELECT (SELECT id FROM employee WHERE email = ${OTHER}), account_type_id FROM quote WHERE id = ${id}`);
    const seen = await read(id, OTHER);
    assert.equal(seen.MayChange, false);
    assert.equal((await save(ofOther, OTHER)).status, 403);
    await run(sql`DELETE FROM employee_account USING employee WHERE employee.id = employee_id AND email = ${OTHER}
      AND account_type_id = (SELECT account_type_id FROM quote WHERE id = ${id})`);
  });

  test('can be handed to another rep by people who can change it; a new one belongs to its creator (QUOT-09)', async () => {
    const [colleague] = await run<{ id: number }>(sql`
      SELECT min(employee_id) AS id FROM employee_account JOIN employee ON employee.id = employee_id
      WHERE account_type_id = 1 AND employee_id <> 1 AND disabled_at IS NULL`);
    const other = colleague?.id ?? 0;
    const place = await customer();
    await run(sql`UPDATE company SET sales_rep_id = ${other} WHERE id = ${place.id}`);
    const refused = await save<Problem>(await bodyFor(place, { RepID: other }));
    await run(sql`UPDATE company SET sales_rep_id = 1 WHERE id = ${place.id}`);
    assert.deepEqual([refused.status, fieldsOf(refused.body)], [422, ['RepID']]);
    const id = await added();
    assert.equal((await read(id)).RepID, 1);
    assert.equal((await save(await again(id, { RepID: other }))).status, 200);
    assert.equal((await read(id)).RepID, other);
  });

  test('that somebody else has saved meanwhile isn’t overwritten: the second person sees who saved what (QUOT-12)', async () => {
    const id = await added();
    const mine = await again(id, { Notes: 'Mine' });
    assert.equal((await save(await again(id, { Notes: 'Theirs' }, MANAGER), MANAGER)).status, 200);
    const { status, body } = await save<Problem>(mine);
    assert.equal(status, 409);
    assert.match(body.changedBy ?? '', /\w+ \w+/);
    assert.equal((body.current as { Content: { Notes: string } }).Content.Notes, 'Theirs');
    assert.equal((await save({ ...mine, Version: 2 })).status, 200);
    assert.equal((await read(id)).Content.Notes, 'Mine');
  });

  test('starts with values from an order line, an activity, a contact or a company (QUOT-10, API-386)', async () => {
    const begin = (query: string, as = REP) =>
      server.call<QuoteDraft>('GET', `/v1/quotes/draft?${query}`, { as });
    const [known] = await run<{
      line: string;
      company: number;
      product: number;
      qty: number;
      design: string;
    }>(sql`
      SELECT order_line_num AS line, company_id AS company, product_id AS product, qty, design FROM order_line
      WHERE account_type_id = 1 AND qty > 0 ORDER BY id LIMIT 1`);
    assert.ok(known);
    const again = (await begin(`line=${known.line}`)).body;
    const [first, ...more] = again.Lines;
    assert.deepEqual(more, []);
    assert.deepEqual(
      [again.CompanyID, first?.ProductID, first?.Qty, first?.Design],
      [known.company, known.product, known.qty, known.design],
    );
    const { Products } = await terms(known.company);
    const reached = Products.find(({ ID }) => ID === known.product)?.Breaks.filter(
      ({ MinQty }) => MinQty <= known.qty,
    );
    assert.equal(first?.UnitCents, reached?.at(-1)?.Cents ?? 0);
    assert.equal((await begin(`line=${known.line}`, OTHER)).status, 404);
    assert.equal((await begin('line=1-1')).status, 404);
    const place = await customer();
    assert.deepEqual((await begin(`company=${place.id}`)).body.CompanyID, place.id);
    const [of] = await run<{ activity: number; contact: number }>(sql`
      SELECT id AS activity, contact_id AS contact FROM activity WHERE company_id = ${place.id} ORDER BY id LIMIT 1`);
    if (of !== undefined) {
      const { CompanyID } = (await begin(`activity=${of.activity}`)).body;
      assert.equal(CompanyID, place.id);
    }
    const { CompanyID, ContactID } = (await begin(`contact=${place.contact}`)).body;
    assert.ok(CompanyID > 0 && ContactID === place.contact);
    const blank = (await begin('')).body;
    assert.deepEqual([blank.CompanyID, blank.ValidUntil.slice(0, 10)], [0, addDays(today(), 30)]);
  });

  test('is duplicated as a draft with the same lines, valid for 30 days; the original stays sent (QUOT-10, API-375)', async () => {
    const id = await added({ Notes: 'Once', ValidUntil: addDays(today(), 5) });
    await sent(id);
    const { body } = await server.call<QuoteSaved>('POST', `/v1/quotes/${id}/duplicate`, { as: REP });
    const [before, copy] = [await read(id), await read(body.ID)];
    assert.deepEqual(copy.Content.Lines, before.Content.Lines);
    assert.deepEqual([copy.State, copy.SentVersion, copy.Content.Notes], ['draft', 0, 'Once']);
    assert.equal(copy.ValidUntil.slice(0, 10), addDays(today(), 30));
    assert.deepEqual([before.State, before.ValidUntil.slice(0, 10)], ['sent', addDays(today(), 5)]);
    assert.equal((await server.call('POST', `/v1/quotes/${id}/duplicate`, { as: OTHER })).status, 404);
  });
});
