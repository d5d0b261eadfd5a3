import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { Problem } from '@galley/shared/contract/common';
import type { ContactDuplicates, ContactMerging } from '#server/contacts/merges/contract';
import type { Contact, ContactPagedResponse } from '#server/contacts/contract';
import { contactsOf, messages, unchanged } from '../testing.ts';
import { feedOf } from '../../exchange/feed/testing.ts';
import { onBothServers, OTHER, post, REP } from '../../testing.ts';
import { addRandomContacts, allRows, choicesOf, mergesOf, MERGES } from './testing.ts';

onBothServers('Merging contacts', (server) => {
  const { add, save, read, companiesOf } = contactsOf(server);
  const database = () => server.database();
  const { version, request, merge, undo, undoOf, addTwo, addActivity, contactsOfActivities, referencesOf } =
    mergesOf(server);

  test('for random contacts with random references, each reference is moved, and the undo restores every table row by row (MERG-03, MERG-08)', async () => {
    // A sign-in also adds a row.
    await server.tokenOf(REP);
    const groups: number[][] = [];
    for (let seed = 1; seed <= 5; seed += 1)
      groups.push(await addRandomContacts(database(), seed, 2 + (seed % 3)));
    const before = await allRows(database());
    for (const [seed, ids] of groups.entries()) {
      const choices = choicesOf(seed);
      const pick = () => ids[choices.below(ids.length)];
      const [kept = 0, ...others] = ids;
      const references = await referencesOf(ids);
      const merged = await merge(kept, others, {
        IndividualEmail: pick(),
        IndividualPhone: pick(),
        DefaultCompany: pick(),
      });
      assert.deepEqual(await referencesOf([kept]), references, `group ${seed}`);
      assert.deepEqual(await referencesOf(others), await referencesOf([]), `group ${seed}`);
      assert.deepEqual((await undo(merged)).Left, [], `group ${seed}`);
    }
    assert.deepEqual(await allRows(database()), before);
  });

  test('the chosen values stay, notes are joined, and the audit log has each contact’s values (MERG-02, MERG-03, MERG-07)', async () => {
    const [kept, other] = await addTwo({
      IndividualName: 'Rob Sample',
      IndividualPhone: '303-555-0142',
      InternalNotes: 'Prefers mail.',
    });
    const { Contact: one, MergeID } = await merge(kept.IndividualId, [other.IndividualId], {
      IndividualEmail: other.IndividualId,
      IndividualPhone: other.IndividualId,
    });
    assert.equal(one.IndividualName, kept.IndividualName);
    assert.equal(one.IndividualEmail, other.IndividualEmail);
    assert.equal(one.IndividualPhone, '303-555-0142');
    assert.equal(
      one.InternalNotes,
      `Likes vinyl.\n\nFrom Rob Sample (${other.IndividualEmail}):\nPrefers mail.`,
    );
    assert.equal(one.Merges, 1);
    const rows = await database().query<{ action: string; before: { phone: string } }>(sql`
      SELECT action, before FROM audit_log WHERE (after ->> 'merge')::int = ${MergeID} ORDER BY id`);
    assert.deepEqual(
      rows.map(({ action, before }) => [action, before.phone]),
      [
        ['contact merged', kept.IndividualPhone],
        ['contact merged away', '303-555-0142'],
      ],
    );
    const { body } = await server.call<ContactMerging>(
      'GET',
      `/v1/individuals/merging?ids=${other.IndividualId}`,
      { as: OTHER },
    );
    const [stored] = body.Merges;
    assert.deepEqual(
      stored?.Contacts.map(({ IndividualName }) => IndividualName),
      ['Robin Sample', 'Rob Sample'],
    );
    assert.match(stored?.Hindrance ?? '', /^You can undo a merge only if all of its contacts are associated/);
  });

  test('a contact changed in the meantime causes a conflict that names the field, and nothing is merged (MERG-04)', async () => {
    const [kept, other] = await addTwo();
    const begun = await request(kept.IndividualId, [other.IndividualId]);
    await save({ ...unchanged(other), IndividualPhone: '303-555-0177' });
    const versions = await Promise.all([kept, other].map(({ IndividualId }) => version(IndividualId)));
    const answer = await server.call<Problem>('POST', MERGES, { as: REP, body: begun });
    assert.equal(answer.status, 409);
    assert.deepEqual(messages(answer), [
      ['IndividualPhone', 'Phone for Robin Sample was changed in the meantime.'],
    ]);
    assert.equal((answer.body.current as Contact).IndividualPhone, '303-555-0177');
    assert.deepEqual(
      await Promise.all([kept, other].map(({ IndividualId }) => version(IndividualId))),
      versions,
    );
    const refused = await server.call<Problem>('POST', MERGES, {
      as: REP,
      body: { ...begun, KeptID: 999_999, Take: { IndividualTitle: 888_888 } },
    });
    assert.deepEqual(
      messages(refused)?.map(([field]) => field),
      ['KeptID', 'Take.IndividualTitle'],
    );
  });

  test('a merged-away contact’s id leads to the kept one, even after several merges, and can’t be saved (MERG-05, MERG-06)', async () => {
    const [one, other] = await addTwo();
    const [third] = await addTwo();
    const first = await merge(other.IndividualId, [third.IndividualId]);
    const second = await merge(one.IndividualId, [other.IndividualId]);
    for (const { IndividualId } of [other, third]) {
      assert.equal((await read(IndividualId)).IndividualId, one.IndividualId);
      const list = await post<ContactPagedResponse>(server, '/v1/individuals/paged', {
        ParentID: 0,
        CompanyID: 0,
        PageNo: 1,
        PageSize: 20,
        FilterContact: IndividualId,
      });
      assert.deepEqual(
        list.Contacts.map((contact) => contact.IndividualId),
        [one.IndividualId],
      );
    }
    const activity = await addActivity(third.IndividualId);
    assert.deepEqual(await contactsOfActivities([activity]), [one.IndividualId]);
    const saved = await save<Problem>(unchanged(other));
    assert.equal(saved.status, 409);
    assert.deepEqual(messages(saved), [['IndividualId', 'Robin Sample was merged into Robin Sample.']]);
    const early = await undoOf(first);
    assert.equal(early.status, 409);
    assert.equal(early.body.detail, 'Undo the later merge into Robin Sample first.');
    assert.equal((await undoOf(second, OTHER)).status, 403);
    await undo(second);
    await undo(first);
    assert.equal((await undoOf(first)).status, 409);
    assert.equal((await read(third.IndividualId)).IndividualId, third.IndividualId);
  });

  test('an undo restores everything except changes since the merge, which it lists (MERG-08)', async () => {
    const [kept, other] = await addTwo({ IndividualPhone: '303-555-0111', InternalNotes: 'Prefers mail.' });
    const [changed, untouched] = [
      await addActivity(other.IndividualId),
      await addActivity(other.IndividualId),
    ];
    const merged = await merge(kept.IndividualId, [other.IndividualId], {
      IndividualPhone: other.IndividualId,
    });
    await addActivity(kept.IndividualId, changed);
    await save({ ...unchanged(merged.Contact), IndividualPhone: '303-555-0999' });
    const { Contact: restored, Left } = await undo(merged);
    assert.deepEqual(
      Left.map(({ Kind, RecordID }) => [Kind, RecordID]),
      [
        ['IndividualPhone', kept.IndividualId],
        ['activities', changed],
      ],
    );
    assert.deepEqual(await contactsOfActivities([changed, untouched]), [
      kept.IndividualId,
      other.IndividualId,
    ]);
    assert.deepEqual(
      [restored.IndividualPhone, restored.InternalNotes],
      ['303-555-0999', kept.InternalNotes],
    );
    assert.equal((await read(other.IndividualId)).IndividualPhone, '303-555-0111');
    const again = await merge(kept.IndividualId, [other.IndividualId], {
      IndividualEmail: kept.IndividualId,
    });
    await add({ IndividualEmail: other.IndividualEmail });
    const taken = await undoOf(again);
    assert.equal(taken.status, 409);
    assert.match(taken.body.detail ?? '', /now has the email /);
  });

  test('the kept contact has the external ids of all, and stays if a provider’s system deletes one of them (MERG-09)', async () => {
    const { feed } = feedOf(server, 'merged source');
    const person = (externalId: string, change = {}) => ({
      externalId,
      name: 'Fed Person',
      email: `${externalId}@example.com`,
      ...change,
    });
    await feed('contacts', [person('m-1', { phone: '1' }), person('m-2', { phone: '2' })]);
    const idsOfKeys = async () =>
      (
        await database().query<{ id: number }>(sql`
          SELECT record_id AS id FROM feed_record WHERE external_id IN ('m-1', 'm-2') ORDER BY external_id`)
      ).map(({ id }) => id);
    const [kept = 0, other = 0] = await idsOfKeys();
    const merged = await merge(kept, [other]);
    await feed('contacts', [person('m-2', { phone: '2', title: 'Buyer' })]);
    const now = await read(kept);
    assert.deepEqual(
      [now.IndividualTitle, now.IndividualPhone, now.IndividualEmail],
      ['Buyer', '1', 'm-1@example.com'],
    );
    await feed('contacts', [{ externalId: 'm-1', deleted: true }]);
    assert.equal((await read(kept)).Inactive, false);
    await undo(merged);
    assert.deepEqual(await idsOfKeys(), [kept, other]);
  });

  test('possible duplicates are associated contacts with a matching email, phone or name, and are gone once merged (MERG-01)', async () => {
    const [company] = await companiesOf(1, 1);
    const [foreign] = await database().query<{ id: number }>(sql`
      SELECT id FROM company WHERE account_type_id NOT IN (SELECT account_type_id FROM employee_account WHERE employee_id = 1) LIMIT 1`);
    const CompanyAssociations = [{ ...company, isDefault: true }];
    const pairs = async () => {
      const { body } = await server.call<ContactDuplicates>(
        'GET',
        `/v1/individuals/duplicates?CompanyID=${company?.value}`,
        { as: REP },
      );
      return body.Pairs.map(({ Contacts, Reasons }) => [
        ...Contacts.map(({ IndividualId }) => IndividualId),
        ...Reasons,
      ]);
    };
    const one = await add({
      IndividualName: 'Dee Double',
      IndividualEmail: 'dee.double@example.com',
      IndividualPhone: '(303) 555-7001',
      CompanyAssociations,
    });
    const byPhone = await add({
      IndividualName: 'Somebody',
      IndividualPhone: '',
      IndividualCell: '+1 303.555.7001',
      CompanyAssociations,
    });
    const byMail = await add({
      IndividualName: 'D.',
      IndividualEmail: 'deedouble@example.com',
      IndividualPhone: '',
      CompanyAssociations,
    });
    const byName = await add({ IndividualName: ' dee  DOUBLE', IndividualPhone: '', CompanyAssociations });
    const [hidden] = await database().query<{ id: number }>(sql`
      INSERT INTO contact (name, email, phone) VALUES ('Dee Double', 'other.dee@example.com', '303-555-7001') RETURNING id`);
    await database().query(sql`INSERT INTO contact_company VALUES (${hidden?.id}, ${foreign?.id}, true)`);
    const found = (await pairs()).filter(([id]) => id === one.IndividualId);
    assert.deepEqual(found, [
      [one.IndividualId, byPhone.IndividualId, 'phone'],
      [one.IndividualId, byMail.IndividualId, 'email'],
      [one.IndividualId, byName.IndividualId, 'name'],
    ]);
    await merge(one.IndividualId, [byPhone.IndividualId, byMail.IndividualId, byName.IndividualId]);
    assert.deepEqual(
      (await pairs()).filter(([id]) => id === one.IndividualId),
      [],
    );
  });
});
