import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import sql from 'sql-template-tag';
import type { Association, Problem } from '@galley/shared/contract/common';
import { contactsOf, defaults, unchanged as unchangedContact } from '../../contacts/testing.ts';
import { onOneServer, REP } from '../../testing.ts';
import { freshName, prospectsOf, unchanged } from './testing.ts';

onOneServer('The contacts of a prospect', (server) => {
  const { save, read, add, sizes } = prospectsOf(server);
  const contacts = contactsOf(server);
  const contactsAt = async (company: number) => {
    const path = `/v1/associations/individual/${company}`;
    const { body } = await server.call<Association[]>('GET', path, { as: REP });
    return body.map(({ value }) => value).sort((one, other) => one - other);
  };
  const option = (value: number) => ({ value, label: 'x', isDefault: true });
  /** Saves a prospect with these contacts, based on the opened form. */
  const keep = async (id: number, ids: number[]) => {
    const { status, body } = await save({
      ...unchanged(await read(id)),
      IndividualAssociations: ids.map(option),
    });
    assert.equal(status, 200, JSON.stringify(body));
  };
  const addThree = async () => {
    const added = await Promise.all([contacts.add(), contacts.add(), contacts.add()]);
    return added.map(({ IndividualId }) => IndividualId).sort((one, other) => one - other);
  };

  test('are exactly those in the request, each once', async () => {
    const [one = 0, two = 0, three = 0] = await addThree();
    const { CustomerID: id } = await add({ IndividualAssociations: [one, two, two].map(option) });
    assert.deepEqual(await contactsAt(id), [one, two]);
    await keep(id, [two, three]);
    assert.deepEqual(await contactsAt(id), [two, three]);
    await keep(id, []);
    assert.deepEqual(await contactsAt(id), []);
  });

  test('added or removed by somebody else while the form was open stay that way (REC-04)', async () => {
    const [kept = 0, theirs = 0, mine = 0] = await addThree();
    const gone = await contacts.add();
    const begun = [kept, gone.IndividualId];
    const { CustomerID: id } = await add({ IndividualAssociations: begun.map(option) });
    const form = unchanged(await read(id));
    const other = await contacts.read(theirs);
    await contacts.save({ ...unchangedContact(other), CompanyAssociations: [option(id)] });
    const left = await contacts.read(gone.IndividualId);
    await contacts.save({ ...unchangedContact(left), CompanyAssociations: [] });
    const { status } = await save({
      ...form,
      IndividualAssociations: [kept, gone.IndividualId, mine].map(option),
      KnownAssociations: begun,
    });
    assert.equal(status, 200);
    assert.deepEqual(await contactsAt(id), [kept, theirs, mine]);
  });

  test('that somebody removes while the form is being saved stay removed', async () => {
    const [kept = 0, leaving = 0] = await addThree();
    const begun = [kept, leaving];
    const { CustomerID: id } = await add({ IndividualAssociations: begun.map(option) });
    const form = unchanged(await read(id));
    const { answer } = await server.database().transaction(async (transaction) => {
      await transaction.query(sql`SELECT id FROM contact WHERE id = ${leaving} FOR UPDATE`);
      await transaction.query(
        sql`DELETE FROM contact_company WHERE company_id = ${id} AND contact_id = ${leaving}`,
      );
      const saving = save({ ...form, IndividualAssociations: begun.map(option), KnownAssociations: begun });
      // Not awaited in here: it waits for this transaction to end.
      await setTimeout(300);
      return { answer: saving };
    });
    assert.equal((await answer).status, 200);
    assert.deepEqual(await contactsAt(id), [kept]);
  });

  test('keep their own default company; those without one get this company', async () => {
    const companies = await contacts.companiesOf(1);
    const settled = await contacts.add({ CompanyAssociations: companies.slice(0, 1) });
    const fresh = await contacts.add();
    const ids = [settled.IndividualId, fresh.IndividualId];
    const { CustomerID: id } = await add({ IndividualAssociations: ids.map(option) });
    assert.deepEqual(defaults(await contacts.read(settled.IndividualId)), [companies[0]?.value]);
    assert.deepEqual(defaults(await contacts.read(fresh.IndividualId)), [id]);
  });

  test('get their first remaining company by name when they lose their default one', async () => {
    const companies = await contacts.companiesOf(1);
    const sorted = companies.toSorted((a, b) =>
      a.label.slice(3).toLowerCase() < b.label.slice(3).toLowerCase() ? -1 : 1,
    );
    const { CustomerID: id } = await add();
    const contact = await contacts.add({ CompanyAssociations: [...companies, option(id)] });
    assert.deepEqual(defaults(contact), [id]);
    await keep(id, []);
    const left = await contacts.read(contact.IndividualId);
    assert.deepEqual(defaults(left), [sorted[0]?.value]);
    assert.equal(left.AssociationCount, companies.length);
    const [entry] = await server.database().query(sql`
      SELECT before, after FROM audit_log WHERE record = ${`contact/${contact.IndividualId}`} ORDER BY id DESC LIMIT 1`);
    assert.deepEqual(entry, { before: { company: id }, after: { default: sorted[0]?.value } });
  });

  test('that are inactive aren’t in the form, and stay', async () => {
    const retired = await contacts.add();
    const { CustomerID: id } = await add({ IndividualAssociations: [option(retired.IndividualId)] });
    const current = await contacts.read(retired.IndividualId);
    await contacts.save({ ...unchangedContact(current), Inactive: true });
    await keep(id, []);
    assert.deepEqual(defaults(await contacts.read(retired.IndividualId)), [id]);
  });

  test('count as changed when their companies change, so a contact form opened earlier gets a conflict', async () => {
    const contact = await contacts.add();
    const untouched = await contacts.add();
    const { CustomerID: id } = await add({ IndividualAssociations: [option(untouched.IndividualId)] });
    const { Version } = await contacts.read(untouched.IndividualId);
    await keep(id, [contact.IndividualId, untouched.IndividualId]);
    assert.equal((await contacts.read(untouched.IndividualId)).Version, Version);
    assert.equal((await contacts.save(unchangedContact(contact))).status, 409);
    const audited = await server.database().query(sql`
      SELECT action, before, after FROM audit_log
      WHERE record = ${`contact/${contact.IndividualId}`} AND action <> 'contact added'`);
    assert.deepEqual(audited, [{ action: 'contact put on a company', before: null, after: { company: id } }]);
  });

  test('that don’t exist are named, and nothing is stored', async () => {
    const before = await sizes();
    const { status, body } = await save<Problem>({
      Company: freshName(),
      TrendGroupNumber: 0,
      TrendGroupName: freshName(),
      IndividualAssociations: [option(1), option(2_147_483_647), option(0)],
    });
    assert.equal(status, 422);
    assert.deepEqual(body.errors, [
      { field: 'IndividualAssociations', message: 'Contact 2147483647 is unknown.' },
      { field: 'IndividualAssociations', message: 'Contact 0 is unknown.' },
    ]);
    assert.deepEqual(await sizes(), before);
  });

  test('saved from both sides at once keep exactly one default company each', async () => {
    const ids = await addThree();
    const { CustomerID: id } = await add({ IndividualAssociations: ids.map(option) });
    const companies = await contacts.companiesOf(1);
    const { Version: _version, ...prospect } = unchanged(await read(id));
    const begun = await Promise.all(ids.map((contact) => contacts.read(contact)));
    const answers = await Promise.all([
      ...ids.map((_, index) =>
        save({ ...prospect, IndividualAssociations: ids.slice(0, index).map(option) }),
      ),
      ...begun.map((contact, index) => {
        const { Version: _old, ...fields } = unchangedContact(contact);
        return contacts.save({
          ...fields,
          CompanyAssociations: [...companies.slice(0, index), option(id)],
        });
      }),
    ]);
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    for (const contact of await Promise.all(ids.map((one) => contacts.read(one)))) {
      assert.equal(defaults(contact).length, contact.AssociationCount === 0 ? 0 : 1);
    }
  });
});
