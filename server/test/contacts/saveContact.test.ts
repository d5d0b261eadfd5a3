import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import type { CountsResponse } from '@galley/shared/contract/lookups';
import { MANAGER, onOneServer, OTHER, post, REP } from '../testing.ts';
import { contactsOf, defaults, freshEmail, messages, unchanged } from './testing.ts';

onOneServer('Saving a contact', (server) => {
  const { save, add, read, companiesOf } = contactsOf(server);

  test('a new one is stored as entered, trimmed, and returned completely', async () => {
    const [first, second] = await companiesOf(1);
    const email = freshEmail();
    const contact = await add({
      IndividualName: '  Ana Ink ',
      IndividualEmail: ` ${email} `,
      CompanyAssociations: [first, { ...second, isDefault: true }],
    });
    const { Associations, IndividualId, ...fields } = contact;
    assert.deepEqual(fields, {
      IndividualName: 'Ana Ink',
      IndividualTitle: 'Buyer',
      IndividualEmail: email,
      IndividualPhone: '303-555-0100',
      IndividualCell: '',
      InternalNotes: 'Likes vinyl.',
      Inactive: false,
      IsAssociated: true,
      AssociationCount: 2,
      Version: 1,
    });
    assert.deepEqual(new Set(Associations.map(({ value }) => value)), new Set([first?.value, second?.value]));
    assert.deepEqual(defaults(contact), [second?.value]);
    assert.deepEqual(await read(IndividualId), contact);
  });

  test('the form’s rules apply with its messages, and nothing is stored (CONF-06)', async () => {
    const count = () => server.database().query(sql`SELECT count(*) AS count FROM contact`);
    const before = await count();
    assert.deepEqual(messages(await save<Problem>({ IndividualName: ' ', IndividualEmail: '' })), [
      ['IndividualName', 'Individual Name is required.'],
      ['IndividualEmail', 'Individual Email is required.'],
    ]);
    for (const IndividualEmail of ['robin', 'robin@example', 'r+x@example.com', `${'a.'.repeat(120)}@x`]) {
      const answer = await save<Problem>({ IndividualEmail });
      assert.equal(answer.status, 422);
      assert.deepEqual(messages(answer), [['IndividualEmail', 'Email is invalid']]);
    }
    assert.deepEqual(await count(), before);
  });

  test('another contact’s email address, in any case, is a duplicate and changes nothing', async () => {
    const taken = await add();
    const mine = await add();
    const email = taken.IndividualEmail.toUpperCase();
    for (const change of [{}, unchanged(mine)]) {
      const { status, body } = await save({ ...change, IndividualEmail: email });
      assert.equal(status, 200);
      assert.deepEqual(body, { Success: false, DuplicateEmail: true, UnfilteredCount: 0, Contact: null });
    }
    assert.deepEqual(await read(mine.IndividualId), mine);
    const own = await save({ ...unchanged(mine), IndividualEmail: mine.IndividualEmail.toUpperCase() });
    assert.equal(own.body.Success, true);
  });

  test('of twenty people who add the same address at once, exactly one succeeds, and the others see a duplicate', async () => {
    const [company] = await companiesOf(1);
    const IndividualEmail = freshEmail();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => save({ IndividualEmail, CompanyAssociations: [company] })),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    assert.equal(answers.filter(({ body }) => body.Success).length, 1);
    assert.equal(answers.filter(({ body }) => body.DuplicateEmail).length, 19);
    const rows = await server.database().query(sql`SELECT FROM contact WHERE email = ${IndividualEmail}`);
    assert.equal(rows.length, 1);
  });

  test('of twenty simultaneous changes to the same address, exactly one succeeds', async () => {
    const contacts = await Promise.all(Array.from({ length: 20 }, () => add()));
    const IndividualEmail = freshEmail();
    const answers = await Promise.all(
      contacts.map((contact) => save({ ...unchanged(contact), IndividualEmail })),
    );
    assert.equal(answers.filter(({ body }) => body.Success).length, 1);
    assert.equal(answers.filter(({ body }) => body.DuplicateEmail).length, 19);
  });

  test('a duplicate that is resent with its key gets the same response', async () => {
    const { IndividualEmail } = await add();
    const headers = { 'idempotency-key': 'duplicate' };
    const first = await save({ IndividualEmail }, REP, headers);
    assert.equal(first.body.DuplicateEmail, true);
    assert.deepEqual((await save({ IndividualEmail }, REP, headers)).body, first.body);
  });

  test('requires an association with one of its companies, or is open to all if it has none (VIS-01)', async () => {
    const [mine] = await companiesOf(1);
    const [theirs] = await companiesOf(3);
    const contact = await add({ CompanyAssociations: [mine] });
    for (const as of [OTHER, MANAGER]) {
      const { status } = await save({ ...unchanged(contact), IndividualName: 'Taken over' }, as);
      assert.equal(status, 403, as);
    }
    assert.deepEqual(await read(contact.IndividualId), contact);
    const shared = await save({ ...unchanged(contact), CompanyAssociations: [mine, theirs] });
    assert.ok(shared.body.Contact);
    const own = await save({ ...unchanged(shared.body.Contact), CompanyAssociations: [mine] }, OTHER);
    assert.equal(own.status, 200);
    assert.ok(own.body.Contact);
    const left = await save({ ...unchanged(own.body.Contact), CompanyAssociations: [] });
    assert.equal(left.status, 200);
    assert.ok(left.body.Contact);
    assert.equal((await save(unchanged(left.body.Contact), MANAGER)).status, 200);
    assert.equal((await save({ ...unchanged(contact), IndividualId: 999_999 })).status, 404);
    assert.equal((await save({ EmployeeUID: 'somebody-else' })).status, 403);
  });

  test('a save of an older version gets the current record, and who changed it (WRITE-01)', async () => {
    const [company] = await companiesOf(1);
    const contact = await add({ CompanyAssociations: [company] });
    const change = { ...unchanged(contact), InternalNotes: 'Moved to Boulder.' };
    assert.equal((await save(change)).body.Contact?.Version, 2);
    const { status, body } = await save<Problem>({ ...unchanged(contact), IndividualTitle: 'Planner' });
    assert.equal(status, 409);
    assert.deepEqual(body.current, await read(contact.IndividualId));
    assert.equal(body.changedBy, 'Robin Sample');
    const { Version, ...overwrite } = unchanged(contact);
    assert.equal(Version, 1);
    assert.equal((await save({ ...overwrite, IndividualTitle: 'Planner' })).body.Contact?.Version, 3);
  });

  test('of twenty simultaneous saves from one version, exactly one wins', async () => {
    const contact = await add({ CompanyAssociations: await companiesOf(1) });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => save({ ...unchanged(contact), IndividualTitle: `T${index}` })),
    );
    const statuses = answers.map(({ status }) => status).sort((a, b) => a - b);
    assert.deepEqual(statuses, [200, ...Array.from({ length: 19 }, () => 409)]);
  });

  test('the returned count is the header’s contact count, even when the contact is set inactive', async () => {
    const [company] = await companiesOf(1);
    const selection = { SelectedParentID: 0, SelectedCompanyID: company?.value };
    const count = async () =>
      (
        await post<CountsResponse>(server, '/v1/customers/counts', {
          ParentCompanyID: 0,
          CompanyID: company?.value,
        })
      ).ContactCount;
    const before = await count();
    const added = await save({
      ...selection,
      IndividualEmail: freshEmail(),
      CompanyAssociations: [company],
    });
    assert.equal(added.body.UnfilteredCount, before + 1);
    assert.equal(await count(), before + 1);
    assert.ok(added.body.Contact);
    const gone = await save({ ...selection, ...unchanged(added.body.Contact), Inactive: true });
    assert.equal(gone.body.UnfilteredCount, before);
    assert.equal(gone.body.Contact?.Inactive, true);
    assert.equal(await count(), before);
  });

  test('every save leaves an audit row that says who changed what', async () => {
    const [company] = await companiesOf(1);
    const contact = await add({ CompanyAssociations: [company] });
    await save({ ...unchanged(contact), IndividualCell: '303-555-0199', CompanyAssociations: [] });
    const rows = await server.database().query(sql`
      SELECT employee_id, action, before, after FROM audit_log
      WHERE record = ${`contact/${contact.IndividualId}`} ORDER BY id`);
    const after = {
      name: 'Robin Sample',
      title: 'Buyer',
      email: contact.IndividualEmail,
      phone: '303-555-0100',
      cell: '',
      notes: 'Likes vinyl.',
      inactive: false,
      companies: [company?.value],
      default: company?.value,
    };
    assert.deepEqual(rows, [
      { employee_id: 1, action: 'contact added', before: null, after },
      {
        employee_id: 1,
        action: 'contact changed',
        before: after,
        after: { ...after, cell: '303-555-0199', companies: [], default: null },
      },
    ]);
  });

  test('unknown, missing or invalid fields get a clear 400 that names the field', async () => {
    const cases: [object, string][] = [
      [{ IndividualName: 'x'.repeat(201) }, 'IndividualName'],
      [{ IndividualEmail: 7 }, 'IndividualEmail'],
      [{ InternalNotes: 'x'.repeat(20_001) }, 'InternalNotes'],
      [{ IndividualTitle: 'a\u0000b' }, 'IndividualTitle'],
      [{ Inactive: 'yes' }, 'Inactive'],
      [{ CompanyAssociations: {} }, 'CompanyAssociations'],
      [{ IndividualId: -1 }, 'IndividualId'],
      [{ IndividualAge: 42 }, 'IndividualAge'],
    ];
    for (const [change, field] of cases) {
      const { status, body } = await save<Problem>({ IndividualEmail: freshEmail(), ...change });
      assert.equal(status, 400, field);
      assert.equal(body.errors?.[0]?.field, field);
    }
  });
});
