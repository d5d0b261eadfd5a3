import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import { exportedFiles } from '#server/exchange/exports/exportedFiles';
import { exportedQuotes } from '#server/quotes/exportQuotes';
import type { QuoteDraft } from '#server/quotes/writing/contract';
import { quotesOf } from '../../quotes/testing.ts';
import { onBothServers, REP } from '../../testing.ts';
import { contactsOf } from '../testing.ts';
import { mergesOf } from './testing.ts';

onBothServers('Quotes for contacts that are merged', (server) => {
  const { merge, undo } = mergesOf(server);
  const { add } = contactsOf(server);
  const { run, customer, bodyFor, added, again, save, read, list, sent, accept } = quotesOf(server);

  /** Three contacts of the customer for whom the tests add quotes. */
  const addThree = async () => {
    const { id: value } = await customer();
    const addOne = async (IndividualName: string) =>
      (await add({ IndividualName, CompanyAssociations: [{ value, isDefault: true }] })).IndividualId;
    return { kept: await addOne('Ann'), other: await addOne('Bo'), third: await addOne('Cy') };
  };
  const listOf = async (ContactID: number) => (await list({ ContactID })).Quotes.map(({ ID }) => ID);
  const nameOn = async (id: number) => {
    const { ContactID, ContactName, Content } = await read(id);
    assert.equal(Content.ContactName, ContactName);
    return [ContactID, ContactName];
  };

  test('belong to the kept contact, even after several merges, and move back with each undo (MERG-03, MERG-06, MERG-08)', async () => {
    const { kept, other, third } = await addThree();
    const quote = await added({ ContactID: other });
    const first = await merge(kept, [other]);
    assert.deepEqual(await listOf(kept), [quote]);
    assert.deepEqual(await nameOn(quote), [kept, 'Ann']);
    const second = await merge(third, [kept]);
    for (const id of [kept, other, third]) assert.deepEqual(await listOf(id), [quote]);
    assert.deepEqual(await nameOn(quote), [third, 'Cy']);
    await undo(second);
    assert.deepEqual(await nameOn(quote), [kept, 'Ann']);
    await undo(first);
    assert.deepEqual(await nameOn(quote), [other, 'Bo']);
    assert.deepEqual([await listOf(kept), await listOf(other)], [[], [quote]]);
  });

  test('name the contact that stays in the export and in the follow-up to an acceptance (MERG-03, QUOT-16, QUOT-27)', async () => {
    const { kept, other, third } = await addThree();
    const quote = await added({ ContactID: other });
    const { Number } = await read(quote);
    const page = await sent(quote);
    await merge(kept, [other]);
    await merge(third, [kept]);
    const files = await exportedFiles(server.database(), [exportedQuotes]);
    const contacts: (string | undefined)[] = [];
    for (const { name, rows } of files)
      for await (const row of rows) if (name === 'quotes.csv' && row[0] === Number) contacts.push(row[4]);
    assert.deepEqual(contacts, [`g${third}`]);
    await accept(page);
    assert.deepEqual(
      await run(sql`SELECT contact_id AS id FROM activity WHERE comments LIKE ${`%quote ${Number} for %`}`),
      [{ id: third }],
    );
  });

  test('that are started or saved with a contact that was merged away get the one that stays (MERG-06)', async () => {
    const { kept, other } = await addThree();
    const quote = await added({ ContactID: other });
    const body = await bodyFor(await customer(), { ContactID: other });
    const open = await again(quote);
    await merge(kept, [other]);
    assert.equal((await save(open)).status, 409);
    const { body: saved } = await save(body);
    assert.deepEqual(await nameOn(saved.ID), [kept, 'Ann']);
    const { body: draft } = await server.call<QuoteDraft>('GET', `/v1/quotes/draft?contact=${other}`, {
      as: REP,
    });
    assert.equal(draft.ContactID, kept);
    await save({ ...(await again(quote)), ContactID: other });
    assert.deepEqual(await nameOn(quote), [kept, 'Ann']);
  });

  test('stay with a contact that they were given after the merge (MERG-08)', async () => {
    const { kept, other, third } = await addThree();
    const [given, noted] = [await added({ ContactID: other }), await added({ ContactID: other })];
    const merged = await merge(kept, [other]);
    await save(await again(given, { ContactID: third }));
    await save(await again(noted, { Notes: 'By Friday.' }));
    await undo(merged);
    assert.deepEqual(
      [await nameOn(given), await nameOn(noted)],
      [
        [third, 'Cy'],
        [other, 'Bo'],
      ],
    );
    assert.equal((await read(noted)).Content.Notes, 'By Friday.');
  });
});
