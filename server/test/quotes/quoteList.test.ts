import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import { addDays } from '@galley/shared/domain/calendar';
import type { View, ViewCountsResponse } from '@galley/shared/contract/views';
import { MANAGER, onBothServers, OTHER, REP } from '../testing.ts';
import { quotesOf } from './testing.ts';

onBothServers('The list of quotes', (server) => {
  const { run, today, customer, priced, line, added, read, sent, accept, list } = quotesOf(server);
  const made: Record<string, number> = {};
  const names = async (filters: object, as = REP) => {
    const { Quotes } = await list(filters, as);
    const known = new Map(Object.entries(made).map(([name, id]) => [id, name]));
    return Quotes.flatMap(({ ID }) => known.get(ID) ?? []).toSorted();
  };

  before(async () => {
    await run(sql`DELETE FROM quote`);
    const place = await customer();
    const price = await priced(place.id);
    made['draft'] = await added({
      Lines: [line(price, { Qty: price.qty + 1, UnitCents: 12_345, PriceReason: 'x' })],
    });
    made['sent'] = await added();
    await sent(made['sent']);
    made['expired'] = await added({ ValidUntil: today() });
    await sent(made['expired']);
    await run(
      sql`UPDATE quote SET valid_until = ${addDays(today(), -1)}::date WHERE id = ${made['expired']}`,
    );
    made['accepted'] = await added();
    await accept(await sent(made['accepted']));
    made['other'] = await added({}, MANAGER, 3);
  });

  test('has the quotes of companies whose orders the employee can see, newest first (QUOT-02, QUOT-09, API-370)', async () => {
    const { Quotes, TotalCount, UnfilteredCount } = await list();
    assert.deepEqual([TotalCount, UnfilteredCount], [4, 4]);
    assert.deepEqual(
      Quotes.map(({ ID }) => ID),
      Quotes.map(({ ID }) => ID).toSorted((one, other) => other - one),
    );
    assert.deepEqual(await names({}, OTHER), ['other']);
    assert.deepEqual((await names({}, MANAGER)).length, 5);
  });

  test('shows the number and total amount of the quotes in each state (QUOT-02, QUOT-06)', async () => {
    const { States } = await list({}, MANAGER);
    const stored = await run<{ State: string; Count: number; TotalCents: number }>(sql`
      SELECT CASE WHEN state = 'sent' AND valid_until < ${today()}::date THEN 'expired' ELSE state END AS "State",
        count(*)::int AS "Count", sum(total_cents)::bigint AS "TotalCents" FROM quote GROUP BY 1 ORDER BY 1`);
    assert.deepEqual(
      States.toSorted((one, other) => one.State.localeCompare(other.State)),
      stored,
    );
    assert.equal(stored.length, 4);
  });

  test('can be filtered by state, rep, contact, number, product, amount and dates (QUOT-02)', async () => {
    for (const state of ['draft', 'sent', 'expired', 'accepted'])
      assert.deepEqual(await names({ States: [state] }), [state]);
    assert.deepEqual(await names({ States: ['sent', 'expired'] }), ['expired', 'sent']);
    assert.deepEqual(await names({ States: ['won'] }), []);
    assert.deepEqual((await names({ RepIDs: [1] })).length, 4);
    assert.deepEqual(await names({ RepIDs: [2] }), []);
    const draft = await read(made['draft'] ?? 0);
    assert.equal((await names({ ContactID: draft.ContactID })).length, 4);
    assert.deepEqual(await names({ NumberText: draft.Number.toLowerCase() }), ['draft']);
    assert.deepEqual(await names({ NumberText: draft.Number.slice(2) }), ['draft']);
    assert.deepEqual(await names({ NumberText: 'none' }), []);
    assert.equal((await names({ Products: [draft.Product.slice(1, 6).toUpperCase()] })).length, 4);
    assert.deepEqual(await names({ Products: ['no such product'] }), []);
    const dollars = Math.floor(draft.TotalCents / 100);
    assert.ok((await names({ LeastDollars: dollars, MostDollars: dollars })).includes('draft'));
    assert.ok(!(await names({ LeastDollars: dollars + 1 })).includes('draft'));
    assert.deepEqual(await names({ SentFrom: today() }), ['accepted', 'expired', 'sent']);
    assert.deepEqual(await names({ SentTo: addDays(today(), -1) }), []);
    assert.deepEqual(await names({ ValidTo: addDays(today(), -1) }), ['expired']);
    assert.equal((await names({ CompanyID: draft.CompanyID })).length, 4);
    assert.equal((await names({ ParentID: draft.ParentID })).length, 4);
    assert.deepEqual(await names({ ParentID: 999_999 }), []);
  });

  test('refuses reversed ranges and dates that don’t exist, naming the field', async () => {
    const refused = async (filters: object) =>
      server.call<{ errors?: { field: string }[] }>('POST', '/v1/quotes/paged', {
        as: REP,
        body: { PageNo: 1, PageSize: 20, ...filters },
      });
    for (const [filters, field] of [
      [{ SentFrom: '2026-02-01', SentTo: '2026-01-01' }, 'SentTo'],
      [{ ValidFrom: '2026-02-30' }, 'ValidFrom'],
      [{ LeastDollars: 2, MostDollars: 1 }, 'MostDollars'],
    ] as const) {
      const { status, body } = await refused(filters);
      assert.deepEqual([status, body.errors?.[0]?.field], [400, field]);
    }
    assert.equal((await refused({ States: ['gone'] })).status, 400);
  });

  test('sorts by number, amount, Valid Until date and date sent in both directions; unsent quotes come last (QUOT-02)', async () => {
    const sorted = async (SortBy: string, SortOrder: string) => (await list({ SortBy, SortOrder })).Quotes;
    const of = { Number: 'ID', Amount: 'TotalCents', ValidUntil: 'ValidUntil' } as const;
    for (const [by, member] of Object.entries(of))
      for (const order of ['asc', 'desc']) {
        const values = (await sorted(by, order)).map((quote) => quote[member]);
        const rising = values.toSorted((one, other) => (one < other ? -1 : one > other ? 1 : 0));
        assert.deepEqual(values, order === 'asc' ? rising : rising.toReversed(), `${by} ${order}`);
      }
    // Each was sent on another day, and not in the order of their numbers.
    const rising = ['expired', 'accepted', 'sent'].map((name) => made[name]);
    for (const [days, id] of rising.toReversed().entries())
      await run(sql`UPDATE quote SET sent_on = ${addDays(today(), -days)}::date WHERE id = ${id}`);
    for (const order of ['asc', 'desc']) {
      const sentFirst = order === 'asc' ? rising : rising.toReversed();
      const ids = (await sorted('Sent', order)).map(({ ID }) => ID);
      assert.deepEqual(ids, [...sentFirst, made['draft']], order);
    }
  });

  test('shows a company’s quotes to the employees of its new account owner', async () => {
    const place = await customer();
    await run(sql`UPDATE company SET account_type_id = 3 WHERE id = ${place.id}`);
    assert.deepEqual(await names({}), []);
    assert.equal((await names({}, OTHER)).length, 5);
    await run(sql`UPDATE company SET account_type_id = 1 WHERE id = ${place.id}`);
    assert.equal((await names({})).length, 4);
  });

  test('has views with the same counts; a view with an unknown filter is refused, naming the filter (QUOT-22)', async () => {
    const save = (Query: string) =>
      server.call<View>('POST', '/v1/views', {
        as: REP,
        body: { ID: 0, List: 'quotes', Name: `Of ${Query}`, Query, Visibility: 'mine' },
      });
    const { status, body } = await save('state=sent&state=expired&sort=Amount-desc');
    assert.equal(status, 200, JSON.stringify(body));
    await server.call('PUT', '/v1/views/pinned', { as: REP, body: { List: 'quotes', IDs: [body.ID] } });
    const counts = await server.call<ViewCountsResponse>('POST', '/v1/views/counts', {
      as: REP,
      body: { List: 'quotes', ParentID: 0, CompanyID: 0 },
    });
    assert.deepEqual(counts.body, { Counts: [{ ID: body.ID, Count: 2 }] });
    const refused = await save('status=1');
    assert.equal(refused.status, 400);
    assert.match(JSON.stringify(refused.body), /Query\.status isn’t a filter of this list/);
  });
});
