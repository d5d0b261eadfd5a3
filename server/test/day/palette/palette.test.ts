import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import sql from 'sql-template-tag';
import { PaletteResponse, PaletteTextsResponse } from '#server/day/palette/contract';
import { MANAGER, onOneServer, OTHER, REP } from '../../testing.ts';

onOneServer('The command palette', (server) => {
  const find = async (term: string, as = REP): Promise<PaletteResponse> => {
    const path = `/v1/palette?term=${encodeURIComponent(term)}`;
    const { status, body } = await server.call<PaletteResponse>('GET', path, { as });
    assert.equal(status, 200);
    assert.deepEqual([...Value.Errors(PaletteResponse, body)], []);
    return body;
  };
  const lines = async (term: string, as = REP) => (await find(term, as)).Orders.map(({ label }) => label);
  /** The number of an order line from the last year, of this account owner. */
  const lineOf = async (accountType: number) => {
    const [line] = await server.database().query<{ label: string }>(sql`
      SELECT order_line_num AS label FROM order_line
      WHERE account_type_id = ${accountType} AND order_date > current_date - 365 ORDER BY id LIMIT 1`);
    assert.ok(line);
    return line.label;
  };

  test('finds companies and contacts once three characters are typed, those whose name starts with them first', async () => {
    const [company] = await server
      .database()
      .query<{ name: string; parent: number; id: number }>(
        sql`SELECT id, name, trend_group_id AS parent FROM company ORDER BY search LIMIT 1`,
      );
    assert.ok(company);
    const { Companies } = await find(company.name.toUpperCase());
    const { Phone: _phone, ...first } = Companies[0] ?? {};
    assert.deepEqual(first, { value: company.id, label: company.name, TrendGroupId: company.parent });
    const term = company.name.slice(0, 3).toLowerCase();
    const isPrefixed = (await find(term)).Companies.map(({ label }) => label.toLowerCase().startsWith(term));
    const others = isPrefixed.indexOf(false);
    assert.ok(isPrefixed[0] && (others === -1 || !isPrefixed.slice(others).includes(true)));
    assert.deepEqual((await find(term.slice(0, 2))).Companies, []);
    assert.deepEqual((await find(term.slice(0, 2))).Contacts, []);
  });

  test('distinguishes contacts with the same name by their default company', async () => {
    const [contact] = await server.database().query<{ id: number; name: string; company: string }>(sql`
      SELECT contact.id, contact.name, company.name AS company FROM contact
      JOIN contact_company ON contact_id = contact.id AND is_default JOIN company ON company.id = company_id
      WHERE NOT inactive ORDER BY contact.search, contact.id LIMIT 1`);
    assert.ok(contact);
    const { value, label, Company } = (await find(contact.name)).Contacts[0] ?? {};
    assert.deepEqual(
      { value, label, Company },
      { value: contact.id, label: contact.name, Company: contact.company },
    );
    const path = `/v1/individuals/search?searchterm=${encodeURIComponent(contact.name)}`;
    const { body } = await server.call<{ results: unknown[] }>('GET', path, { as: REP });
    assert.deepEqual(body.results[0], { value, label, Company }, 'pickers find it, too');
  });

  test('leaves inactive contacts out, as the list does', async () => {
    const [contact] = await server.database().query<{ id: number; name: string }>(
      sql`SELECT id, name FROM contact WHERE NOT inactive AND search NOT IN
          (SELECT search FROM contact GROUP BY 1 HAVING count(*) > 1) ORDER BY id LIMIT 1`,
    );
    assert.ok(contact);
    const ids = async () => (await find(contact.name)).Contacts.map(({ value }) => value);
    assert.ok((await ids()).includes(contact.id));
    await server.database().query(sql`UPDATE contact SET inactive = true WHERE id = ${contact.id}`);
    assert.ok(!(await ids()).includes(contact.id));
    await server.database().query(sql`UPDATE contact SET inactive = false WHERE id = ${contact.id}`);
  });

  test('finds order lines by the beginning of their id, once two digits are typed', async () => {
    const label = await lineOf(1);
    assert.ok((await lines(label)).includes(label));
    const found = await lines(label.slice(0, 2));
    assert.ok(found.length > 0 && found.every((line) => line.startsWith(label.slice(0, 2))));
    assert.deepEqual(await lines(label.slice(0, 1)), []);
    assert.deepEqual(await lines('%%'), []);
  });

  test('shows a line only to people who can see it in the list, or have an override (PAL-06)', async () => {
    const mine = await lineOf(1);
    const theirs = await lineOf(3);
    for (const [as, seen] of [
      [REP, [true, false]],
      [OTHER, [false, true]],
      [MANAGER, [true, true]],
    ] as const) {
      const found = [(await lines(mine, as)).includes(mine), (await lines(theirs, as)).includes(theirs)];
      assert.deepEqual(found, seen, as);
    }
  });

  test('goes back five years, like the lists', async () => {
    const label = await lineOf(1);
    const date = (days: number) =>
      server.database().query(sql`UPDATE order_line SET order_date = order_date - ${days}::int
        WHERE order_line_num = ${label}`);
    await date(6 * 365);
    assert.ok(!(await lines(label)).includes(label));
    await date(-6 * 365);
    assert.ok((await lines(label)).includes(label));
  });

  test('returns at most eight of each, and requires a sign-in (PAL-03)', async () => {
    const { Orders } = await find((await lineOf(1)).slice(0, 2));
    assert.equal(Orders.length, 8);
    const { Companies } = await find('med');
    assert.equal(Companies.length, 8);
    const { Contacts } = await find('alex');
    assert.equal(Contacts.length, 8);
    assert.equal((await server.call('GET', '/v1/palette?term=10')).status, 401);
    assert.equal((await server.call('GET', `/v1/palette?term=${'a'.repeat(201)}`, { as: REP })).status, 400);
  });

  test('finds callers by number in any notation, and senders by pasted email address (PAL-09, PAL-13)', async () => {
    const database = server.database();
    const [contact] = await database.query<{ id: number }>(
      sql`SELECT id FROM contact WHERE NOT inactive ORDER BY id LIMIT 1`,
    );
    const [company] = await database.query<{ id: number }>(
      sql`SELECT id FROM company WHERE deleted_at IS NULL ORDER BY id LIMIT 1`,
    );
    assert.ok(contact && company);
    await database.query(sql`UPDATE contact SET phone = '(308) 555-0177 x9', cell = '+1 308.555.0188',
      email = 'Who.Calls@palette.example' WHERE id = ${contact.id}`);
    await database.query(sql`UPDATE company SET phone = '308 555 0199' WHERE id = ${company.id}`);
    for (const term of ['308-555-0177', '+1 (308) 555 0177', '3085550188', 'who.calls@PALETTE']) {
      const { Contacts } = await find(term);
      assert.deepEqual(
        Contacts.map(({ value }) => value),
        [contact.id],
        term,
      );
    }
    assert.deepEqual(
      (await find('+1 308-555-0199')).Companies.map(({ value }) => value),
      [company.id],
    );
    await database.query(sql`UPDATE contact SET name = 'Alex Bleed' WHERE id = ${contact.id}`);
    for (const term of [
      'tel:+1-3085550177',
      'tel:+13085550177;ext=9',
      '3085550177 x12',
      '308-555-0177 ext. 12',
      'Bleed, Alex',
      'Bleed Alex',
      'mailto:who.calls@palette.example',
      'mailto:who.calls@palette.example?subject=Proof',
      '"Alex Bleed" <who.calls@palette.example>',
      'Alex Bleed <who.calls@palette.example>, ',
      '“Alex Bleed”',
    ])
      assert.ok(
        (await find(term)).Contacts.some(({ value }) => value === contact.id),
        `${term} (PAL-13)`,
      );
    const { Contacts, Companies } = await find('555');
    assert.deepEqual([Contacts, Companies], [[], []], 'three digits are too few to search by number');
  });
});

onOneServer('The palette’s search for text in records', (server) => {
  const find = async (term: string, as = REP): Promise<PaletteTextsResponse> => {
    const path = `/v1/palette/texts?term=${encodeURIComponent(term)}`;
    const { status, body } = await server.call<PaletteTextsResponse>('GET', path, { as });
    assert.equal(status, 200);
    assert.deepEqual([...Value.Errors(PaletteTextsResponse, body)], []);
    return body;
  };

  test('finds activities by their notes, open ones first, then the newest (PAL-08)', async () => {
    await server.database()
      .query(sql`UPDATE activity SET comments = 'Asked about the QUOKKA banners' WHERE id IN (
      (SELECT id FROM activity WHERE status = 0 AND start_date > current_date - 300 ORDER BY start_date, id LIMIT 1),
      (SELECT id FROM activity WHERE status = 0 AND start_date > current_date - 300 ORDER BY start_date DESC, id DESC LIMIT 1),
      (SELECT id FROM activity WHERE status = 1 AND start_date > current_date - 300 ORDER BY start_date DESC, id DESC LIMIT 1))`);
    const expected = await server.database().query<{ id: number }>(sql`
      SELECT id FROM activity WHERE comments LIKE '%QUOKKA%' ORDER BY status, start_date DESC, id DESC`);
    assert.equal(expected.length, 3);
    const { Activities } = await find('quokka ban');
    assert.deepEqual(
      Activities.map(({ ID }) => ID),
      expected.map(({ id }) => id),
    );
    assert.deepEqual((await find('qu')).Activities, []);
  });

  test('finds order lines by purchase order, tracking number and advertiser, for people who can see them (PAL-06, PAL-08)', async () => {
    const [line] = await server.database().query<{ id: number; label: string }>(sql`
      SELECT id, order_line_num AS label FROM order_line
      WHERE account_type_id = 3 AND order_date > current_date - 365 ORDER BY id LIMIT 1`);
    assert.ok(line);
    await server.database().query(sql`UPDATE order_line SET client_po = 'PO-QUOKKA-7',
      tracking_url = 'https://carrier.example/track?n=1ZQUOKKA9' WHERE id = ${line.id}`);
    const lines = async (term: string, as: string) => (await find(term, as)).Orders.map(({ label }) => label);
    for (const term of ['po-quokka-7', '1zquokka9']) {
      assert.deepEqual(await lines(term, MANAGER), [line.label], term);
      assert.deepEqual(await lines(term, REP), [], 'the order belongs to another account owner');
    }
    const [named] = await server.database().query<{ name: string }>(sql`
      SELECT advertiser.name FROM order_line JOIN advertiser ON advertiser.id = advertiser_id WHERE order_line.id = ${line.id}`);
    const { Orders } = await find(named?.name ?? '', MANAGER);
    assert.ok(Orders.length > 0 && Orders.every(({ Advertiser }) => Advertiser === named?.name));
  });
});
