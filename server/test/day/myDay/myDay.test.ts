import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sql, { type Sql } from 'sql-template-tag';
import type { MyDay } from '#server/day/myDay/contract';
import { todayIn } from '@galley/shared/domain/businessDay';
import { addDays } from '@galley/shared/domain/calendar';
import { prospectsOf, unchanged as sameProspect } from '../../companies/prospects/testing.ts';
import { contactsOf, unchanged as sameContact } from '../../contacts/testing.ts';
import { TEST_ZONE } from '../../db/testing.ts';
import { feedOf } from '../../exchange/feed/testing.ts';
import { importsOf } from '../../exchange/imports/testing.ts';
import { somebody, tokenOfEmployee, totalOf } from '../../countedLists.ts';
import { randomFrom } from '../../orders/randomRequests.ts';
import { onOneServer, REP } from '../../testing.ts';

const FIGURES = ['Overdue', 'DueToday', 'DoneToday', 'ToDo', 'Waiting', 'Late', 'AtRisk', 'Quiet'] as const;
const PEOPLE = 50;
const today = todayIn(TEST_ZONE, new Date());
const since = addDays(today, -30);

onOneServer('My Day', (server) => {
  const random = randomFrom(320);
  const open = async (token: string, selection = { ParentID: 0, CompanyID: 0 }) => {
    const { ParentID, CompanyID } = selection;
    const path = `/v1/myday?ParentID=${ParentID}&CompanyID=${CompanyID}`;
    const { status, body } = await server.call<MyDay>('GET', path, { token });
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };

  const tokenOf = (id: number) => tokenOfEmployee(server, id);

  before(() =>
    server.database().script(`
      UPDATE company SET updated_by = 1, updated_at = now() WHERE id % 7 = 0;
      UPDATE contact SET updated_by = 1, updated_at = now() WHERE id % 17 = 0`),
  );

  test('shows each of 50 people figures equal to their lists’ totals, with and without a selection (MYD-01 to MYD-05)', async () => {
    const most = new Map<string, number>();
    for (let turn = 0; turn < PEOPLE; turn += 1) {
      const id = await somebody(server, random);
      const token = await tokenOf(id);
      const [company] = await server.database().query<{ ParentID: number; CompanyID: number }>(sql`
        SELECT trend_group_id AS "ParentID", id AS "CompanyID" FROM company
        WHERE sales_rep_id = ${id} OR id = ${turn + 1} ORDER BY (id * 31 + ${turn}) % 97 LIMIT 1`);
      assert.ok(company);
      const selections = [undefined, { ...company, CompanyID: 0 }, company];
      const day = await open(token, selections[turn % 3]);
      for (const figure of FIGURES) {
        const { Count, List } = day[figure];
        assert.equal(Count, await totalOf(server, List, token), `${figure} of ${id}: ${List}`);
        most.set(figure, Math.max(most.get(figure) ?? 0, Count));
      }
      assert.equal(day.ToDo.Count, day.Overdue.Count + day.DueToday.Count);
      assert.equal(day.Activities.length, Math.min(9, day.ToDo.Count));
      assert.equal(day.WaitingLines.length, Math.min(3, day.Waiting.Count));
      assert.equal(day.LateLines.length, Math.min(3, day.Late.Count));
      assert.equal(day.QuietProspects.length, Math.min(3, day.Quiet.Count));
      assert.equal(day.CompaniesAtRisk.length, Math.min(3, day.AtRisk.Count));
    }
    for (const figure of FIGURES) assert.ok((most.get(figure) ?? 0) > 1, `${figure} counts something`);
  });

  test('counts prospects as gone quiet after 30 days without activity or changes (MYD-05)', async () => {
    const database = server.database();
    const [prospect] = await database.query<{ id: number; parent: number; rep: number }>(sql`
      SELECT id, trend_group_id AS parent, sales_rep_id AS rep FROM company
      WHERE prospect AND EXISTS (SELECT FROM activity WHERE company_id = company.id)
        AND EXISTS (SELECT FROM contact_company WHERE company_id = company.id) ORDER BY id LIMIT 1`);
    assert.ok(prospect);
    const { id, parent, rep } = prospect;
    const token = await tokenOf(rep);
    await database.script(`
      UPDATE company SET updated_by = NULL WHERE id = ${id};
      UPDATE activity SET completed_on = NULL WHERE company_id = ${id};
      UPDATE contact SET updated_by = NULL`);
    const look = () => open(token, { ParentID: parent, CompanyID: id });
    const isQuiet = async () => (await look()).Quiet.Count === 1;
    assert.equal(await isQuiet(), true, 'the prospect never had an activity');
    const [one] = await database.query<{ id: number }>(
      sql`SELECT min(id) AS id FROM activity WHERE company_id = ${id}`,
    );
    const doneOn = (day: string) =>
      database.query(
        sql`UPDATE activity SET status = 1, completed_on = ${day}::date WHERE id = ${one?.id ?? 0}`,
      );
    await doneOn(since);
    assert.equal(await isQuiet(), false, 'done on the 30th day');
    await doneOn(addDays(since, -1));
    const { QuietProspects } = await look();
    assert.deepEqual(
      QuietProspects.map(({ CustomerID, Silence }) => [CustomerID, Silence]),
      [[id, 31]],
    );
    const contact = sql`(SELECT min(contact_id) FROM contact_company WHERE company_id = ${id})`;
    await database.query(sql`UPDATE contact SET updated_at = now() WHERE id = ${contact}`);
    assert.equal(await isQuiet(), true, 'a fed change isn’t a person’s change');
    await database.query(sql`UPDATE contact SET updated_by = 1 WHERE id = ${contact}`);
    assert.equal(await isQuiet(), false, 'somebody changed its contact');
    await database.query(
      sql`UPDATE contact SET updated_at = now() - interval '32 days' WHERE id = ${contact}`,
    );
    assert.equal(await isQuiet(), true);
    await database.query(sql`UPDATE company SET updated_by = 1, updated_at = now() WHERE id = ${id}`);
    assert.equal(await isQuiet(), false, 'somebody changed the prospect');
    const changedAt = (time: Sql) =>
      database.query(sql`UPDATE company SET updated_by = 1, updated_at = ${time} WHERE id = ${id}`);
    const midnight = sql`${since}::timestamp AT TIME ZONE ${TEST_ZONE}`;
    await changedAt(midnight);
    assert.equal(await isQuiet(), false, 'changed as the 30th day began, in the business time zone');
    await changedAt(sql`${midnight} - interval '1 second'`);
    assert.equal(await isQuiet(), true, 'changed as the day before it ended');
    await database.query(sql`UPDATE company SET updated_by = NULL, prospect = false WHERE id = ${id}`);
    assert.equal(await isQuiet(), false, 'a customer');
  });

  test('still counts a person’s change to a prospect or its contact after a feed changed the same record (MYD-05)', async () => {
    const { feed } = feedOf(server, 'quiet');
    const imports = importsOf(server);
    const prospects = prospectsOf(server);
    const contacts = contactsOf(server);
    const database = server.database();
    const place = {
      phone: '303-555-0100',
      address1: '1 Press Road',
      city: 'Denver',
      state: 'CO',
      zip: '80202',
    };
    const of = { parent: 'g', accountOwner: 'ao', salesRep: 'e' };
    const buyer = { externalId: 'k', name: 'Quiet Buyer', email: 'quiet@example.com', companies: ['c'] };
    const rep = { externalId: 'e', email: 'quiet.rep@example.com', givenName: 'Qui', familyName: 'Et' };
    await feed('account-owners', [{ externalId: 'ao', name: 'Quiet Owner' }]);
    // The demo's rep can change this owner's records.
    await database.query(sql`
      INSERT INTO employee_account (employee_id, account_type_id) SELECT 1, id FROM account_type WHERE name = 'Quiet Owner'`);
    await feed('employees', [{ ...rep, type: 'Sales' }]);
    await feed('parents', [{ externalId: 'g', name: 'Quiet Group' }]);
    await feed('companies', [{ externalId: 'c', name: 'Quiet Signs', prospect: true, ...of, ...place }]);
    await feed('contacts', [buyer]);
    const [ids] = await database.query<{ company: number; contact: number; rep: number }>(sql`
      SELECT company_id AS company, contact_id AS contact, sales_rep_id AS rep
      FROM contact_company JOIN company ON company.id = company_id WHERE company.name = 'Quiet Signs'`);
    assert.ok(ids);
    const token = await tokenOf(ids.rep);
    const isQuiet = async () =>
      (await open(token, { ParentID: 0, CompanyID: ids.company })).Quiet.Count === 1;
    const passDays = (days: number) =>
      database.query(sql`
        UPDATE audit_log SET at = at - make_interval(days => ${days})
        WHERE record IN (${`company/${ids.company}`}, ${`contact/${ids.contact}`})`);
    assert.equal(await isQuiet(), true, 'only fed');

    const prospect = await prospects.read(ids.company);
    const known = [{ value: ids.contact, label: '', isDefault: true }];
    const moved = { ...sameProspect(prospect), Zip: '80203', IndividualAssociations: known };
    assert.equal((await prospects.save(moved)).status, 200);
    await feed('companies', [{ externalId: 'c', typeOfAccount: 'Operator' }]);
    assert.equal(await isQuiet(), false, 'somebody changed the prospect, then a feed did');
    await passDays(29);
    assert.equal(await isQuiet(), false, 'after 29 days');
    // A day more than the rule, because a day can have 25 hours.
    await passDays(3);
    assert.equal(await isQuiet(), true, 'after 32 days');

    const contact = await contacts.read(ids.contact);
    const saved = await contacts.save({ ...sameContact(contact), IndividualTitle: 'Buyer' });
    assert.equal(saved.status, 200);
    await feed('contacts', [{ externalId: 'k', phone: '303-555-0199' }]);
    assert.equal(await isQuiet(), false, 'somebody changed its contact, then a feed did');
    await passDays(32);
    const line = JSON.stringify({ externalId: 'k', cell: '303-555-0198' });
    const file = await imports.upload('k.ndjson', line, { resource: 'contacts', source: 'quiet' });
    await imports.check(file);
    assert.equal((await imports.apply(file)).changed, 1);
    assert.equal(await isQuiet(), true, 'an imported file is a feed, too');
  });

  test('refuses a selection that isn’t a number, naming the field', async () => {
    const { status, body } = await server.call<{ errors: { field: string }[] }>(
      'GET',
      '/v1/myday?ParentID=x',
      { as: REP },
    );
    assert.equal(status, 400);
    assert.match(JSON.stringify(body), /ParentID/);
  });
});
