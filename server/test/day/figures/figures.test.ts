import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sql from 'sql-template-tag';
import type { Figure, Figures, Work } from '#server/day/figures/contract';
import type { Problem } from '@galley/shared/contract/common';
import { todayIn } from '@galley/shared/domain/businessDay';
import { addDays, type Day } from '@galley/shared/domain/calendar';
import { MOST_FIGURE_DAYS } from '#server/day/rules/workFigures';
import { somebody, tokenOfEmployee, totalOf } from '../../countedLists.ts';
import { TEST_ZONE } from '../../db/testing.ts';
import { readWorkbook } from '../../common/spreadsheet/testing.ts';
import { pick, randomFrom } from '../../orders/randomRequests.ts';
import { onOneServer, OTHER, REP } from '../../testing.ts';

const PEOPLE = 50;
const today = todayIn(TEST_ZONE, new Date());
const ago = (days: number): Day => addDays(today, -days);

interface Asked {
  Team?: number;
  Employee?: number;
  From?: Day;
  To?: Day;
  ParentID?: number;
  CompanyID?: number;
}

const pathOf = (path: string, asked: Asked & { Format?: string }) =>
  [
    path,
    new URLSearchParams(
      Object.entries({ From: ago(29), To: today, ...asked }).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    ).toString(),
  ].join('?');

/** The figures of a row, by name. */
const figuresOf = ({
  Done,
  Calls,
  OnTime,
  FollowUps,
  FollowUpsKept,
  Won,
  Waiting,
}: Work): [string, Figure][] => [
  ...Object.entries({ Done, Calls, OnTime, FollowUps, FollowUpsKept, Won }),
  ...Waiting.map((figure, age): [string, Figure] => [`Waiting ${age}`, figure]),
];

onOneServer('The figures', (server) => {
  const random = randomFrom(258);
  const open = async (asked: Asked, as: { token: string } | { as: string }) => {
    const { status, body } = await server.call<Figures>('GET', pathOf('/v1/figures', asked), as);
    assert.equal(status, 200, JSON.stringify(body));
    return body;
  };

  // Many recent completions, some on time; a fifth of the companies with a first order; many waiting lines.
  before(() =>
    server.database().script(`
      UPDATE activity SET status = 1, start_date = DATE '${today}' - id % 60,
        completed_on = LEAST(DATE '${today}' - id % 60 + id % 4 - 2, DATE '${today}') WHERE id % 3 = 0;
      UPDATE order_line SET order_date = DATE '${today}' - (company_id % 90) WHERE company_id % 5 = 0;
      UPDATE order_line SET status = 3 WHERE id % 7 = 0`),
  );

  test('equal the totals of their lists, for teams and employees, as seen by 50 people (FIG-01 to FIG-04)', async () => {
    const most = new Map<string, number>();
    for (let turn = 0; turn < PEOPLE; turn += 1) {
      const id = await somebody(server, random);
      const token = await tokenOfEmployee(server, id);
      const [company] = await server.database().query<{ ParentID: number; CompanyID: number }>(sql`
        SELECT trend_group_id AS "ParentID", id AS "CompanyID" FROM company WHERE sales_rep_id = ${id} ORDER BY (id * 31 + ${turn}) % 97 LIMIT 1`);
      const From = ago(Math.floor(random() * MOST_FIGURE_DAYS));
      const asked = {
        From,
        To: pick(random, [today, From]),
        ...pick(random, [
          {},
          { Team: 1 + Math.floor(random() * 8) },
          { Employee: 1 + Math.floor(random() * 12) },
        ]),
        ...(turn % 5 === 0 ? company : {}),
      };
      const answer = await open(asked, { token });
      const ofSomebody = answer.People.length === 0 ? [] : figuresOf(pick(random, answer.People));
      const { Done, Calls } = pick(random, answer.Days);
      const shown: [string, Figure][] = [
        ...figuresOf(answer.Total),
        ...ofSomebody.filter(() => random() < 0.3),
        ['Done of a day', Done],
        ['Calls of a day', Calls],
      ];
      for (const [name, { Count, List }] of shown) {
        assert.equal(Count, await totalOf(server, List, token), `${name} of ${id}: ${List}`);
        most.set(name, Math.max(most.get(name) ?? 0, Count));
      }
      for (const [index, [name, { Count }]] of figuresOf(answer.Total).entries()) {
        const each = answer.People.map((person) => figuresOf(person)[index]?.[1].Count ?? 0);
        assert.equal(
          Count,
          each.reduce((sum, count) => sum + count, 0),
          `${name} of all together`,
        );
      }
      assert.equal(
        answer.Total.Done.Count,
        answer.Days.reduce((sum, { Done }) => sum + Done.Count, 0),
      );
    }
    assert.equal(most.size, 12);
    for (const [name, count] of most) assert.ok(count > 1, `${name} counts something`);
  });

  test('count activities done on time, follow-ups that weren’t canceled, and first orders that the reader can see (FIG-02, FIG-03)', async () => {
    const database = server.database();
    const [company] = await database.query<{ id: number }>(sql`
      SELECT id FROM company WHERE NOT prospect AND account_type_id IN (1, 2)
        AND EXISTS (SELECT FROM order_line WHERE company_id = company.id) ORDER BY id LIMIT 1`);
    assert.ok(company);
    const { id } = company;
    const CompanyID = id;
    await database.script(`
      UPDATE company SET sales_rep_id = 1, account_type_id = 1 WHERE id = ${id};
      UPDATE activity SET status = 2, completed_on = NULL WHERE company_id = ${id};
      UPDATE order_line SET status = 10, order_date = DATE '${ago(400)}' WHERE company_id = ${id};
      UPDATE order_line SET status = 3, order_date = DATE '${ago(8)}' WHERE id = (SELECT min(id) FROM order_line WHERE company_id = ${id})`);
    const add = (type: number, due: Day, status: number, done: Day | null) =>
      database.query(sql`
        INSERT INTO activity (trend_group_id, company_id, contact_id, sales_rep_id, assignee_id, creator_id, type_id,
          start_date, series_start, created_on, status, completed_on)
        SELECT trend_group_id, id, 1, 1, 1, 1, ${type}, ${due}::date, ${due}::date, ${due}::date, ${status}, ${done}::date
        FROM company WHERE id = ${id}`);
    await add(1, ago(3), 1, ago(3));
    await add(1, ago(3), 1, ago(2));
    await add(5, ago(3), 1, ago(4));
    await add(5, ago(3), 2, null);
    await add(5, ago(2), 0, null);
    await add(5, ago(9), 1, ago(2));
    const asked = { Employee: 1, CompanyID, From: ago(5), To: today };
    const of = async (more: Asked = {}, as = REP) =>
      figuresOf((await open({ ...asked, ...more }, { as })).Total).map(([, { Count }]) => Count);
    assert.deepEqual(await of(), [4, 2, 2, 2, 1, 0, 0, 1, 0, 0]);
    assert.deepEqual(
      await of({ From: ago(8) }),
      [4, 2, 2, 2, 1, 1, 0, 1, 0, 0],
      'the first order was 8 days ago',
    );
    await database.query(
      sql`UPDATE order_line SET status = 4 WHERE company_id = ${id} AND order_date < ${ago(8)}::date`,
    );
    assert.equal((await of({ From: ago(8) }))[5], 0, 'the company had ordered before');
    await database.query(
      sql`UPDATE order_line SET status = 10 WHERE company_id = ${id} AND order_date < ${ago(8)}::date`,
    );
    await database.query(sql`UPDATE company SET account_type_id = 8 WHERE id = ${id}`);
    await database.query(sql`DELETE FROM employee_account WHERE employee_id = 2 AND account_type_id = 8`);
    await database.query(sql`UPDATE employee SET order_master_override = false WHERE id = 2`);
    assert.deepEqual(
      await of({ From: ago(8) }, OTHER),
      [4, 2, 2, 2, 1, 0, 0, 0, 0, 0],
      'the person can’t see the company’s orders',
    );
  });

  test('default to the default account owner’s team, without disabled employees', async () => {
    const database = server.database();
    await database.script(`
      DELETE FROM employee_account WHERE employee_id IN (1, 2, 9) OR account_type_id = 2;
      INSERT INTO employee_account (employee_id, account_type_id, is_default) VALUES (1, 2, true), (9, 2, true)`);
    const own = await open({}, { as: REP });
    assert.deepEqual(
      [own.Team, own.Employee, new Set(own.People.map(({ EmployeeID }) => EmployeeID))],
      [2, 0, new Set([1, 9])],
    );
    await database.query(sql`UPDATE employee SET disabled_at = now() WHERE id = 9`);
    assert.deepEqual(
      (await open({}, { as: REP })).People.map(({ EmployeeID }) => EmployeeID),
      [1],
    );
    const { status } = await server.call('GET', pathOf('/v1/figures', { Employee: 9 }), { as: REP });
    assert.equal(status, 404);
    await database.query(sql`UPDATE employee SET disabled_at = NULL WHERE id = 9`);
    const alone = await open({}, { as: OTHER });
    assert.deepEqual([alone.Team, alone.Employee, alone.People.length], [0, 2, 1]);
  });

  test('refuse invalid, reversed, future or too many days, naming the field', async () => {
    const cases: [Asked, string][] = [
      [{ From: '2026-02-30' }, 'From'],
      [{ From: '' }, 'From'],
      [{ From: today, To: ago(1) }, 'To'],
      [{ To: addDays(today, 1) }, 'To'],
      [{ From: ago(MOST_FIGURE_DAYS) }, 'To'],
    ];
    for (const [asked, field] of cases) {
      const path = pathOf('/v1/figures', asked);
      const { status, body } = await server.call<Problem>('GET', path, { as: REP });
      assert.deepEqual([status, body.errors?.map((one) => one.field)], [400, [field]], path);
    }
  });

  test('are exported as shown, as a spreadsheet and as CSV in which no name is a formula (FIG-06)', async () => {
    await server
      .database()
      .query(sql`UPDATE employee SET last_name = '"Quote"', first_name = '=Robin' WHERE id = 1`);
    const { People, Total, Days } = await open({ Team: 2 }, { as: REP });
    const counts = (work: Work) => figuresOf(work).map(([, { Count }]) => Count);
    const headers = { authorization: `Bearer ${await server.tokenOf(REP)}` };
    const file = (Format: string) =>
      fetch(`${server.url()}${pathOf('/v1/figures/export', { Team: 2, Format })}`, { headers });
    const csv = await file('csv');
    assert.match(
      csv.headers.get('content-disposition') ?? '',
      new RegExp(`Performance ${ago(29)} to ${today}.csv`),
    );
    const [, ...rows] = (await csv.text()).trim().split('\r\n');
    const name = (text: string) => `"${text.replace(/^=/, "'=").replaceAll('"', '""')}"`;
    assert.deepEqual(rows, [
      ...People.map((person) => [name(person.Name), ...counts(person)].join(',')),
      ['"Total"', ...counts(Total)].join(','),
    ]);
    const [people, days] = readWorkbook(new Uint8Array(await (await file('xlsx')).arrayBuffer()));
    assert.equal(people?.rows, People.length + 2);
    assert.equal(people?.cells.get('A2')?.value, People[0]?.Name);
    assert.equal(days?.rows, Days.length + 1);
  });
});
