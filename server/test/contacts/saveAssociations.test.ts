import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import { onOneServer, OTHER, REP } from '../testing.ts';
import { contactsOf, defaults, freshEmail, messages, unchanged } from './testing.ts';

onOneServer('Saving the companies of a contact', (server) => {
  const { save, add, read, companiesOf } = contactsOf(server);

  test('an unknown company is named, and an invalid company id is refused, naming its index', async () => {
    const [known] = await companiesOf(1);
    const unknown = await save<Problem>({
      IndividualEmail: freshEmail(),
      CompanyAssociations: [known, { value: 999_999, label: 'x', isDefault: true }, { value: 0 }],
    });
    assert.equal(unknown.status, 422);
    assert.deepEqual(messages(unknown), [
      ['CompanyAssociations', 'Company 999999 is unknown.'],
      ['CompanyAssociations', 'Company 0 is unknown.'],
    ]);
    for (const value of ['1', -1, 1.5, 2 ** 31, 1e300, null]) {
      const { status, body } = await save<Problem>({
        IndividualEmail: freshEmail(),
        CompanyAssociations: [{ value, label: 'x', isDefault: true }],
      });
      assert.equal(status, 400);
      assert.equal(body.errors?.[0]?.field, 'CompanyAssociations.0.value');
    }
  });

  test('exactly one company is the default: the first one marked so, or else the first by name (REC-03)', async () => {
    const companies = await companiesOf(1);
    const [one, two, three] = companies;
    const sorted = [...companies].sort((a, b) =>
      a.label.slice(3).toLowerCase() < b.label.slice(3).toLowerCase() ? -1 : 1,
    );
    const mark = (...marks: boolean[]) =>
      companies.map((company, i) => ({ ...company, isDefault: marks[i] }));
    const contact = await add({ CompanyAssociations: mark(false, true, true) });
    assert.deepEqual(defaults(contact), [two?.value]);
    const change = async (CompanyAssociations: object[]) => {
      const { body } = await save({ ...unchanged(await read(contact.IndividualId)), CompanyAssociations });
      assert.ok(body.Contact);
      return body.Contact;
    };
    assert.deepEqual(defaults(await change(mark(false, false, false))), [sorted[0]?.value]);
    assert.deepEqual(defaults(await change([{ value: three?.value, isDefault: true }])), [three?.value]);
    const twice = await change([{ value: one?.value }, { value: one?.value, isDefault: true }]);
    assert.deepEqual(twice.Associations, [{ ...one, isDefault: true }]);
    assert.deepEqual((await change([])).Associations, []);
  });

  test('only employees associated with a company can remove a contact from it (REC-07)', async () => {
    const [own] = await companiesOf(1, 1);
    const [foreign] = await companiesOf(3, 1);
    const contact = await add({ CompanyAssociations: [{ ...own, isDefault: true }, foreign] });
    assert.deepEqual(
      new Map(contact.Associations.map(({ value, IsAssociated }) => [value, IsAssociated])),
      new Map([
        [own?.value, undefined],
        [foreign?.value, false],
      ]),
    );
    const refused = await save<Problem>({ ...unchanged(contact), CompanyAssociations: [own] });
    assert.equal(refused.status, 403);
    assert.deepEqual(messages(refused), [
      [
        'CompanyAssociations',
        `Only people associated with ${foreign?.label} can remove this contact from it.`,
      ],
    ]);
    assert.equal((await read(contact.IndividualId)).AssociationCount, 2);
    assert.equal((await save({ ...unchanged(contact), CompanyAssociations: [foreign] })).status, 200);
    const left = await read(contact.IndividualId);
    assert.equal((await save(unchanged(left))).status, 403);
    assert.equal((await save({ ...unchanged(left), CompanyAssociations: [] }, OTHER)).status, 200);
  });

  test('a name sent with a company changes neither the company nor the order', async () => {
    const [one, two] = await companiesOf(1);
    const contact = await add({
      CompanyAssociations: [
        { value: two?.value, label: '' },
        { value: one?.value, label: 'zzzz' },
      ],
    });
    const labels = new Map(contact.Associations.map(({ value, label }) => [value, label]));
    assert.deepEqual([labels.get(one?.value ?? 0), labels.get(two?.value ?? 0)], [one?.label, two?.label]);
  });

  test('of several sets of companies saved at once, one wins, with one default', async () => {
    const contact = await add();
    const companies = await companiesOf(1, 20);
    const { Version, ...begun } = unchanged(contact);
    assert.equal(Version, 1);
    const sets = companies.map((_, index) =>
      [...companies.slice(index), ...companies.slice(0, index)].slice(0, 7),
    );
    const answers = await Promise.all(
      sets.map((CompanyAssociations) => save({ ...begun, CompanyAssociations })),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    const final = await read(contact.IndividualId);
    const ids = (list: { value: number }[]) =>
      list
        .map(({ value }) => value)
        .sort((a, b) => a - b)
        .join();
    assert.ok(sets.some((set) => ids(set) === ids(final.Associations)));
    assert.equal(defaults(final).length, 1);
  });

  test('a thousand companies can be saved, changed and removed; one more is refused', async () => {
    await server.database().query(sql`
      INSERT INTO company (trend_group_id, account_type_id, sales_rep_id, prospect, name, forecast_family_id)
      SELECT 1, 1, 1, false, 'Thousand ' || number, 1 FROM generate_series(1, 1001) AS number`);
    const rows = await server.database().query<{ value: number; label: string }>(sql`
      SELECT id AS value, name AS label FROM company WHERE name LIKE 'Thousand %' ORDER BY id`);
    const refused = await save<Problem>({ IndividualEmail: freshEmail(), CompanyAssociations: rows });
    assert.equal(refused.status, 400);
    assert.equal(refused.body.errors?.[0]?.field, 'CompanyAssociations');
    const contact = await add({ CompanyAssociations: rows.slice(1) });
    assert.equal(contact.Associations.length, 1000);
    assert.deepEqual(
      (await server.call('GET', `/v1/associations/company/${contact.IndividualId}`, { as: REP })).body,
      contact.Associations,
    );
    const moved = await save({ ...unchanged(contact), CompanyAssociations: rows.slice(0, 1000) });
    assert.equal(moved.body.Contact?.AssociationCount, 1000);
    assert.ok(moved.body.Contact);
    const none = await save({ ...unchanged(moved.body.Contact), CompanyAssociations: [] });
    assert.equal(none.body.Contact?.AssociationCount, 0);
  });
});
