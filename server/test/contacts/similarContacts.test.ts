import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Value } from 'typebox/value';
import { ContactSimilarResponse, type Contact } from '#server/contacts/contract';
import { onOneServer, REP } from '../testing.ts';
import { contactsOf, unchanged } from './testing.ts';

onOneServer('The warning before a contact is added twice (DUP-02)', (server) => {
  const { save, add, companiesOf } = contactsOf(server);
  const similar = async (query: Record<string, string>) => {
    const { status, body } = await server.call<ContactSimilarResponse>(
      'GET',
      `/v1/individuals/similar?${new URLSearchParams(query).toString()}`,
      { as: REP },
    );
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual([...Value.Errors(ContactSimilarResponse, body)], []);
    return body.results;
  };
  const labels = async (query: Record<string, string>) => (await similar(query)).map(({ label }) => label);

  test('names the contact that has the address, ignoring case, with its company and whether it’s inactive', async () => {
    const [company] = await companiesOf(1);
    const contact = await add({ IndividualName: 'Xenia Quill', CompanyAssociations: [company] });
    await save({ ...unchanged(contact), Inactive: true });
    assert.deepEqual(await similar({ email: ` ${contact.IndividualEmail.toUpperCase()} ` }), [
      {
        value: contact.IndividualId,
        label: 'Xenia Quill',
        Email: contact.IndividualEmail,
        Company: company?.label,
        Inactive: true,
        SameEmail: true,
      },
    ]);
  });

  test('names contacts with a similar name, in any word order, but nobody else', async () => {
    await add({ IndividualName: 'Jon Zwolinski' });
    for (const name of ['Jon Zwolinski', 'jon zwolinski', 'John Zwolinski', 'Zwolinski, Jon']) {
      assert.deepEqual(await labels({ name }), ['Jon Zwolinski'], name);
    }
    for (const name of ['', 'J', 'Jon', 'Jane Zander', 'Zw%', '%', 'Jon_Zw']) {
      assert.deepEqual(await labels({ name }), [], name);
    }
  });

  test('lists the same address first, then the most similar names, at most five, without the edited contact', async () => {
    const other = await add({ IndividualName: 'Somebody Else' });
    const near: Contact[] = [];
    for (const end of ['', 'a', 'b', 'c', 'd', 'e']) {
      near.push(await add({ IndividualName: `Wilhelmina Krzysztof${end}` }));
    }
    const query = { name: 'Wilhelmina Krzysztof', email: other.IndividualEmail };
    const found = await similar(query);
    assert.deepEqual(
      found.slice(0, 2).map(({ label, SameEmail, Company }) => [label, SameEmail, Company]),
      [
        ['Somebody Else', true, ''],
        ['Wilhelmina Krzysztof', false, ''],
      ],
    );
    assert.equal(found.length, 5);
    const edited = await similar({ ...query, exclude: String(near[0]?.IndividualId) });
    assert.ok(edited.every(({ value }) => value !== near[0]?.IndividualId));
    assert.equal(edited.length, 5);
  });

  test('requires a sign-in, and invalid input gets a clear 400', async () => {
    assert.equal((await server.call('GET', '/v1/individuals/similar?name=Jon')).status, 401);
    for (const query of ['exclude=x', 'exclude=-1', `name=${'x'.repeat(201)}`, 'email=%00']) {
      const { status } = await server.call('GET', `/v1/individuals/similar?${query}`, { as: REP });
      assert.equal(status, 400, query);
    }
  });
});
