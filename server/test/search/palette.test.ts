import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import sql from 'sql-template-tag';
import { PaletteResponse } from '@galley/shared/contract/palette';
import { MANAGER, onBothServers, OTHER, REP } from '../testing.ts';

onBothServers('The command palette', (server) => {
  const find = async (term: string, as = REP): Promise<PaletteResponse> => {
    const path = `/v1/palette?term=${encodeURIComponent(term)}`;
    const { status, body } = await server.call<PaletteResponse>('GET', path, { as });
    assert.equal(status, 200);
    assert.deepEqual([...Value.Errors(PaletteResponse, body)], []);
    return body;
  };
  const lines = async (term: string, as = REP) => (await find(term, as)).Orders.map(({ label }) => label);
  /** A line of the person with the demo's account type, and whether it is older than the lists reach. */
  const lineOf = async (accountType: number) => {
    const [line] = await server.database().query<{ label: string }>(sql`
      SELECT order_line_num AS label FROM order_line
      WHERE account_type_id = ${accountType} AND order_date > current_date - 365 ORDER BY id LIMIT 1`);
    assert.ok(line);
    return line.label;
  };

  test('finds companies and contacts from three characters on, whose name begins so first', async () => {
    const [company] = await server
      .database()
      .query<{ name: string; parent: number; id: number }>(
        sql`SELECT id, name, trend_group_id AS parent FROM company ORDER BY search LIMIT 1`,
      );
    assert.ok(company);
    const { Companies } = await find(company.name.toUpperCase());
    assert.deepEqual(Companies[0], { value: company.id, label: company.name, TrendGroupId: company.parent });
    const term = company.name.slice(0, 3).toLowerCase();
    const isPrefixed = (await find(term)).Companies.map(({ label }) => label.toLowerCase().startsWith(term));
    const others = isPrefixed.indexOf(false);
    assert.ok(isPrefixed[0] && (others === -1 || !isPrefixed.slice(others).includes(true)));
    assert.deepEqual((await find(term.slice(0, 2))).Companies, []);
    assert.deepEqual((await find(term.slice(0, 2))).Contacts, []);
  });

  test('tells contacts of one name apart by their default company', async () => {
    const [contact] = await server.database().query<{ id: number; name: string; company: string }>(sql`
      SELECT contact.id, contact.name, company.name AS company FROM contact
      JOIN contact_company ON contact_id = contact.id AND is_default JOIN company ON company.id = company_id
      WHERE NOT inactive ORDER BY contact.search, contact.id LIMIT 1`);
    assert.ok(contact);
    const { Contacts } = await find(contact.name);
    assert.deepEqual(Contacts[0], { value: contact.id, label: contact.name, Company: contact.company });
    const path = `/v1/individuals/search?searchterm=${encodeURIComponent(contact.name)}`;
    const { body } = await server.call<{ results: unknown[] }>('GET', path, { as: REP });
    assert.deepEqual(body.results[0], Contacts[0], 'the pickers, too');
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

  test('finds order lines by the beginning of their id, from two digits on', async () => {
    const label = await lineOf(1);
    assert.ok((await lines(label)).includes(label));
    const found = await lines(label.slice(0, 2));
    assert.ok(found.length > 0 && found.every((line) => line.startsWith(label.slice(0, 2))));
    assert.deepEqual(await lines(label.slice(0, 1)), []);
    assert.deepEqual(await lines('%%'), []);
  });

  test('shows a line to who may see it in the list, and to an override, and to nobody else (PAL-06)', async () => {
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

  test('reaches back as far as the lists do: five years', async () => {
    const label = await lineOf(1);
    const date = (days: number) =>
      server.database().query(sql`UPDATE order_line SET order_date = order_date - ${days}::int
        WHERE order_line_num = ${label}`);
    await date(6 * 365);
    assert.ok(!(await lines(label)).includes(label));
    await date(-6 * 365);
    assert.ok((await lines(label)).includes(label));
  });

  test('answers at most eight of each, and nobody who is not signed in (PAL-03)', async () => {
    const { Orders } = await find((await lineOf(1)).slice(0, 2));
    assert.equal(Orders.length, 8);
    const { Companies } = await find('med');
    assert.equal(Companies.length, 8);
    const { Contacts } = await find('alex');
    assert.equal(Contacts.length, 8);
    assert.equal((await server.call('GET', '/v1/palette?term=10')).status, 401);
    assert.equal((await server.call('GET', `/v1/palette?term=${'a'.repeat(201)}`, { as: REP })).status, 400);
  });
});
