import assert from 'node:assert/strict';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { AssociationRequestList } from '#server/contacts/associations/contract';
import type { Association, ContactOption, Problem } from '@galley/shared/contract/common';
import type { Contact } from '#server/contacts/contract';
import { contactsOf, unchanged as unchangedContact } from '../../contacts/testing.ts';
import { MANAGER, onOneServer, OTHER, REP } from '../../testing.ts';
import { countsOf, feedOf } from '../../exchange/feed/testing.ts';
import { freshName, prospectsOf, unchanged } from './testing.ts';

const OTHERS_OWNER = 3;

onOneServer("A colleague's contact in a prospect's form (REC-08)", (server) => {
  const prospects = prospectsOf(server);
  const contacts = contactsOf(server);
  const get = async <T>(path: string, as: string) => (await server.call<T>('GET', path, { as })).body;
  const contact = (id: number, as: string) => get<Contact>(`/v1/individuals?id=${id}`, as);
  const companiesOf = async (id: number) =>
    (await get<Association[]>(`/v1/associations/company/${id}`, MANAGER)).map(({ value }) => value);
  const open = async (as: string) =>
    (await get<AssociationRequestList>('/v1/associations/requests', as)).Requests;
  const decide = <T = { Success: boolean; Version: number }>(id: number, Accept: boolean, as: string) =>
    server.call<T>('POST', `/v1/associations/requests/${id}`, { as, body: { Accept } });
  const actionsOn = async (id: number) =>
    (
      await server
        .database()
        .query<{ action: string }>(
          sql`SELECT action FROM audit_log WHERE record = ${`contact/${id}`} ORDER BY id`,
        )
    ).map(({ action }) => action);

  /** A contact that only OTHER is associated with, and a prospect of REP that names it. */
  async function requested() {
    const [company] = await contacts.companiesOf(OTHERS_OWNER, 1);
    assert.ok(company);
    const theirs = await contacts.add({ CompanyAssociations: [company] });
    const { body } = await prospects.save({
      Company: freshName(),
      IndividualAssociations: [{ value: theirs.IndividualId }],
    });
    const id = body.Customer?.CustomerID ?? 0;
    const request = (await prospects.read(id)).ContactRequests?.[0];
    assert.ok(request, 'the request is on the card');
    return { company: company.value, theirs, id, answer: body, request };
  }

  test('is only requested: its companies don’t change, and the requester can neither edit nor remove it', async () => {
    const { company, theirs, id, answer } = await requested();
    assert.deepEqual(answer.Requested, [{ value: theirs.IndividualId, label: theirs.IndividualName }]);
    assert.deepEqual(await companiesOf(theirs.IndividualId), [company]);
    assert.deepEqual(await get(`/v1/associations/individual/${id}`, REP), []);
    const { Version: _version, ...fields } = unchangedContact(await contact(theirs.IndividualId, REP));
    const stolen = await contacts.save({ ...fields, CompanyAssociations: [{ value: id }] });
    assert.equal(stolen.status, 403);
    assert.deepEqual(await companiesOf(theirs.IndividualId), [company]);
    assert.deepEqual((await actionsOn(theirs.IndividualId)).slice(1), ['contact requested for a company']);
  });

  test('shows its request only to employees on both sides, and lists it only for those who can decide', async () => {
    const { theirs, id, request } = await requested();
    const { CustomerDisplayName } = await prospects.read(id);
    const expected = {
      RequestId: request.RequestId,
      IndividualId: theirs.IndividualId,
      IndividualName: theirs.IndividualName,
      CompanyId: id,
      CompanyName: CustomerDisplayName,
      State: 'requested',
      RequestedBy: 'Robin Sample',
      DecidedBy: '',
    };
    assert.deepEqual(request, { ...expected, CanDecide: false });
    const seen = (await contact(theirs.IndividualId, OTHER)).CompanyRequests;
    assert.deepEqual(seen, [{ ...expected, CanDecide: true }]);
    assert.ok((await open(OTHER)).some(({ RequestId }) => RequestId === request.RequestId));
    assert.ok(!(await open(REP)).some(({ RequestId }) => RequestId === request.RequestId));
    const [stranger] = await server.database().query<{ email: string }>(sql`
      SELECT email FROM employee WHERE NOT EXISTS (SELECT FROM employee_account
        WHERE employee_id = employee.id AND account_type_id IN (1, ${OTHERS_OWNER})) AND disabled_at IS NULL
      ORDER BY id LIMIT 1`);
    assert.ok(stranger);
    assert.equal((await contact(theirs.IndividualId, stranger.email)).CompanyRequests, undefined);
  });

  test('is added to the prospect when an associated employee accepts, and both sides see who did', async () => {
    const { company, theirs, id, request } = await requested();
    const accepted = await decide(request.RequestId, true, OTHER);
    assert.equal(accepted.status, 200);
    assert.equal(accepted.body.Version, theirs.Version + 1);
    assert.deepEqual(new Set(await companiesOf(theirs.IndividualId)), new Set([company, id]));
    const [card] = (await prospects.read(id)).ContactRequests ?? [];
    assert.deepEqual([card?.State, card?.DecidedBy], ['accepted', 'Oakley Example']);
    const [other] = (await contact(theirs.IndividualId, OTHER)).CompanyRequests ?? [];
    assert.deepEqual([other?.State, other?.CanDecide], ['accepted', false]);
    assert.deepEqual((await actionsOn(theirs.IndividualId)).slice(1), [
      'contact requested for a company',
      'contact request accepted',
      'contact put on a company',
    ]);
    const again = await decide<Problem>(request.RequestId, false, OTHER);
    assert.deepEqual([again.status, again.body.detail], [409, 'This request has already been accepted.']);
  });

  test('isn’t added when an associated employee declines, and can be requested again', async () => {
    const { company, theirs, id, request } = await requested();
    assert.equal((await decide(request.RequestId, false, OTHER)).status, 200);
    assert.deepEqual(await companiesOf(theirs.IndividualId), [company]);
    const form = unchanged(await prospects.read(id));
    const IndividualAssociations = [{ value: theirs.IndividualId }];
    const kept = { ...form, IndividualAssociations, KnownAssociations: [theirs.IndividualId] };
    assert.equal((await prospects.save(kept)).body.Requested, undefined);
    assert.equal((await prospects.read(id)).ContactRequests?.[0]?.State, 'declined');
    const { Version } = await prospects.read(id);
    await prospects.save({ ...form, Version, IndividualAssociations, KnownAssociations: [] });
    const [again] = (await prospects.read(id)).ContactRequests ?? [];
    assert.deepEqual([again?.State, again?.DecidedBy], ['requested', '']);
  });

  test('can be accepted or declined only by employees associated with it; a missing request is not found', async () => {
    const { request } = await requested();
    assert.equal((await decide(request.RequestId, true, REP)).status, 403);
    assert.equal((await decide(2_000_000_000, true, OTHER)).status, 404);
    assert.equal((await prospects.read(request.CompanyId)).ContactRequests?.[0]?.State, 'requested');
  });

  test('is withdrawn when the form removes it, or when the prospect is gone', async () => {
    const first = await requested();
    await prospects.save({
      ...unchanged(await prospects.read(first.id)),
      KnownAssociations: [first.theirs.IndividualId],
    });
    assert.equal((await prospects.read(first.id)).ContactRequests, undefined);
    assert.deepEqual((await actionsOn(first.theirs.IndividualId)).slice(-1), ['contact request withdrawn']);
    const second = await requested();
    await server.database().query(sql`DELETE FROM company WHERE id = ${second.id}`);
    assert.equal((await contact(second.theirs.IndividualId, OTHER)).CompanyRequests, undefined);
    assert.equal((await decide(second.request.RequestId, true, OTHER)).status, 404);
  });

  test('is no longer requested once a feed deletes the prospect, which can’t be saved anymore; it’s requested again if the prospect is restored', async () => {
    const { feed } = feedOf(server);
    const [owner] = await server.database().query(sql`SELECT name FROM account_type WHERE id = 1`);
    const name = freshName();
    const person = { email: 'fed.rep@galley.example', givenName: 'Fed', familyName: 'Rep', type: 'Sales' };
    const address = {
      address1: '1 Press Road',
      city: 'Denver',
      state: 'CO',
      zip: '80202',
      phone: '303-555-0100',
    };
    const places = { parent: 'g-1', accountOwner: 'ao-1', salesRep: 'e-1' };
    const prospect = { externalId: 'c-1', name, prospect: true, ...places, ...address };
    await feed('account-owners', [{ externalId: 'ao-1', ...owner }]);
    await feed('employees', [{ externalId: 'e-1', ...person }]);
    await feed('parents', [{ externalId: 'g-1', name: 'Fed Parent' }]);
    const fed = async (change: object) => countsOf(await feed('companies', [change]));
    assert.deepEqual(await fed(prospect), { created: 1 });
    const [company] = await server
      .database()
      .query<{ id: number }>(sql`SELECT id FROM company WHERE name = ${name}`);
    const id = company?.id ?? 0;
    const { theirs } = await requested();
    const IndividualAssociations = [{ value: theirs.IndividualId }];
    const saved = await prospects.save({ ...unchanged(await prospects.read(id)), IndividualAssociations });
    assert.equal(saved.status, 200, JSON.stringify(saved.body));
    const form = { ...unchanged(await prospects.read(id)), IndividualAssociations };
    const requestsOf = async () => (await open(OTHER)).filter(({ CompanyId }) => CompanyId === id);
    const [request] = await requestsOf();
    assert.ok(request);
    assert.deepEqual(await fed({ externalId: 'c-1', deleted: true }), { deleted: 1 });
    assert.deepEqual(await requestsOf(), []);
    const onCard = (await contact(theirs.IndividualId, OTHER)).CompanyRequests ?? [];
    assert.ok(onCard.every(({ CompanyId }) => CompanyId !== id));
    assert.equal((await decide(request.RequestId, true, OTHER)).status, 404);
    assert.equal((await decide(request.RequestId, false, OTHER)).status, 404);
    assert.ok(!(await companiesOf(theirs.IndividualId)).includes(id));
    assert.equal((await prospects.save<Problem>(form)).status, 404);
    assert.deepEqual(await fed(prospect), { changed: 1 });
    assert.deepEqual(await requestsOf(), [request]);
    assert.equal((await decide(request.RequestId, true, OTHER)).status, 200);
  });

  test('is also accepted when an associated employee adds the prospect in the contact’s form', async () => {
    const { company, theirs, id } = await requested();
    const fields = unchangedContact(await contact(theirs.IndividualId, OTHER));
    const CompanyAssociations = [{ value: company, isDefault: true }, { value: id }];
    const { status } = await contacts.save({ ...fields, CompanyAssociations }, OTHER);
    assert.equal(status, 200);
    const [card] = (await prospects.read(id)).ContactRequests ?? [];
    assert.deepEqual([card?.State, card?.DecidedBy], ['accepted', 'Oakley Example']);
  });

  test('ends in one state if accepted, declined and withdrawn at once', async () => {
    const { theirs, id, request } = await requested();
    const { Version: _version, ...form } = unchanged(await prospects.read(id));
    const answers = await Promise.all([
      decide(request.RequestId, true, OTHER),
      decide(request.RequestId, false, OTHER),
      prospects.save({ ...form, KnownAssociations: [theirs.IndividualId] }),
    ]);
    assert.ok(answers.every(({ status }) => [200, 404, 409].includes(status)));
    const isOn = (await companiesOf(theirs.IndividualId)).includes(id);
    const [left] = (await prospects.read(id)).ContactRequests ?? [];
    if (isOn) assert.equal(left?.State, 'accepted');
    else assert.notEqual(left?.State, 'requested');
  });

  test('is marked in the search for contacts', async () => {
    const { theirs } = await requested();
    const find = (as: string) =>
      get<{ results: ContactOption[] }>('/v1/individuals/search?searchterm=robin sample&limit=1000', as);
    const ofRep = (await find(REP)).results.find(({ value }) => value === theirs.IndividualId);
    const ofOther = (await find(OTHER)).results.find(({ value }) => value === theirs.IndividualId);
    assert.deepEqual([ofRep?.IsAssociated, ofOther?.IsAssociated], [false, undefined]);
  });
});
