import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import sql from 'sql-template-tag';
import type { View } from '@galley/shared/contract/views';
import {
  contactsOf,
  freshEmail,
  unchanged as unchangedContact,
  VALUES as CONTACT,
} from '../contacts/testing.ts';
import {
  freshName,
  prospectsOf,
  unchanged as unchangedProspect,
  VALUES as PROSPECT,
} from '../companies/prospects/testing.ts';
import { onOneServer, REP } from '../testing.ts';

interface Request {
  method: string;
  path: string;
  body?: unknown;
}

onOneServer('Sent again after a lost response, or twice by a double click,', (server) => {
  const contacts = contactsOf(server);
  const prospects = prospectsOf(server);
  const addresses = '/v1/customers/ShippingAddresses';
  const dock = { address1: '1 Press Road', city: 'Denver', state: 'CO', zip: '80202' };
  const uid = async () => {
    const [row] = await server.database().query<{ uid: string }>(sql`SELECT uid FROM company WHERE id = 9`);
    return row?.uid ?? '';
  };
  const send = async <T>(request: Request, key: string = randomUUID()) =>
    server.call<T>(request.method, request.path, {
      as: REP,
      body: request.body,
      headers: { 'idempotency-key': key },
    });
  const addAddress = async (): Promise<Request> => ({
    method: 'POST',
    path: `${addresses}?customerUid=${await uid()}`,
    body: { id: 0, name: freshName(), ...dock },
  });
  const saveView = (): Request => ({
    method: 'POST',
    path: '/v1/views',
    body: { ID: 0, List: 'orders', Name: freshName(), Query: 'status=3', Visibility: 'mine' },
  });

  /** Prepares a request on its own records, to be sent once or several times. */
  const CASES: Record<string, () => Promise<Request>> = {
    'adding a contact': async () => ({
      method: 'POST',
      path: '/v1/individuals',
      body: { ...CONTACT, IndividualEmail: freshEmail(), CompanyAssociations: [{ value: 9 }] },
    }),
    'changing a contact': async () => ({
      method: 'POST',
      path: '/v1/individuals',
      body: { ...unchangedContact(await contacts.add()), InternalNotes: 'Changed.' },
    }),
    'adding a prospect with its parent and a contact': async () => ({
      method: 'POST',
      path: '/v1/customers/prospect',
      body: {
        ...PROSPECT,
        Company: freshName(),
        TrendGroupNumber: 0,
        TrendGroupName: freshName(),
        IndividualAssociations: [{ value: (await contacts.add()).IndividualId }],
      },
    }),
    'changing a prospect': async () => ({
      method: 'POST',
      path: '/v1/customers/prospect',
      body: {
        ...unchangedProspect(await prospects.add()),
        Company: freshName(),
        IndividualAssociations: [{ value: (await contacts.add()).IndividualId }],
      },
    }),
    'adding an address': addAddress,
    'changing addresses': async () => {
      const { body } = await send<{ id: number }>(await addAddress());
      return {
        method: 'PUT',
        path: addresses,
        body: [{ id: body.id, name: freshName(), ...dock, Version: 1 }],
      };
    },
    'removing an address': async () => {
      const { body } = await send<{ id: number }>(await addAddress());
      return { method: 'DELETE', path: `${addresses}?id=${body.id}` };
    },
    'adding a view': async () => saveView(),
    'deleting a view': async () => {
      const { body } = await send<View>(saveView());
      return { method: 'DELETE', path: `/v1/views?id=${body.ID}` };
    },
  };

  const sizes = async () => {
    const [row] = await server.database().query<Record<string, number>>(sql`
      SELECT (SELECT count(*) FROM contact) AS contacts, (SELECT sum(version) FROM contact) AS "contact versions",
        (SELECT count(*) FROM company) AS companies, (SELECT sum(version) FROM company) AS "company versions",
        (SELECT count(*) FROM trend_group) AS parents, (SELECT count(*) FROM contact_company) AS links,
        (SELECT count(*) FROM shipping_address) AS addresses,
        (SELECT sum(version) FROM shipping_address) AS "address versions",
        (SELECT count(*) FROM list_view) AS views, (SELECT count(*) FROM audit_log) AS audits`);
    return row ?? {};
  };
  /** What sending a fresh request of a case this many times changes, and the statuses of the responses. */
  const effect = async (prepare: () => Promise<Request>, times: number, together: boolean) => {
    const request = await prepare();
    const before = await sizes();
    const key = randomUUID();
    const answers = together
      ? await Promise.all(Array.from({ length: times }, () => send(request, key)))
      : [];
    while (answers.length < times) answers.push(await send(request, key));
    assert.equal(
      new Set(answers.map(({ body }) => JSON.stringify(body))).size,
      1,
      'all get the same response',
    );
    const after = await sizes();
    return {
      statuses: [...new Set(answers.map(({ status }) => status))],
      changes: Object.fromEntries(
        Object.entries(after).map(([name, value]) => [name, value - (before[name] ?? 0)]),
      ),
    };
  };

  for (const [title, prepare] of Object.entries(CASES)) {
    test(`${title} is done once`, async () => {
      const once = await effect(prepare, 1, false);
      assert.deepEqual(once.statuses, [200]);
      assert.ok((once.changes['audits'] ?? 0) > 0, 'it is a write');
      assert.deepEqual(await effect(prepare, 2, true), once, 'a double click');
      assert.deepEqual(await effect(prepare, 3, false), once, 'a retry');
    });
  }
});

onOneServer('Of twenty people who write at once', (server) => {
  const prospects = prospectsOf(server);
  const twenty = Array.from({ length: 20 }, (_, index) => index);
  const statuses = (answers: { status: number }[]) =>
    answers.map(({ status }) => status).sort((a, b) => a - b);
  const oneOf = (others: number) => [200, ...twenty.slice(1).map(() => others)];

  test('one gets a company name that all want, and the others’ error says that it’s taken', async () => {
    const companies = await Promise.all(twenty.map(() => prospects.add()));
    const Company = freshName();
    const answers = await Promise.all(
      companies.map((company, index) =>
        prospects.save({
          ...unchangedProspect(company),
          IndividualAssociations: [],
          Company: index % 2 === 0 ? Company : `  ${Company.toUpperCase()}`,
        }),
      ),
    );
    assert.deepEqual(new Set(statuses(answers)), new Set([200]));
    assert.equal(answers.filter(({ body }) => body.Success).length, 1);
    assert.equal(answers.filter(({ body }) => body.DuplicateCompany).length, 19);
  });

  test('one wins a save of one prospect version, and nineteen see the current record', async () => {
    const company = await prospects.add();
    const answers = await Promise.all(
      twenty.map((index) =>
        prospects.save({
          ...unchangedProspect(company),
          IndividualAssociations: [],
          City: `City ${index}`,
        }),
      ),
    );
    assert.deepEqual(statuses(answers), oneOf(409));
    assert.equal((await prospects.read(company.CustomerID)).Version, company.Version + 1);
  });

  test('one wins a save of one address version', async () => {
    const [row] = await server.database().query<{ id: number; version: number }>(sql`
      SELECT shipping_address.id, shipping_address.version FROM shipping_address
      JOIN company ON company.id = company_id WHERE account_type_id = 1 ORDER BY 1 LIMIT 1`);
    assert.ok(row);
    const answers = await Promise.all(
      twenty.map((index) =>
        server.call('PUT', '/v1/customers/ShippingAddresses', {
          as: REP,
          body: [
            {
              id: row.id,
              name: `Dock ${index}`,
              address1: '1 Press Road',
              city: 'Denver',
              state: 'CO',
              zip: '80202',
              Version: row.version,
            },
          ],
        }),
      ),
    );
    assert.deepEqual(statuses(answers), oneOf(409));
  });

  test('one saves a view under a name, even if the twenty are clicks of one person', async () => {
    const Name = freshName();
    const answers = await Promise.all(
      twenty.map((index) =>
        server.call('POST', '/v1/views', {
          as: REP,
          body: {
            ID: 0,
            List: 'orders',
            Name: index % 2 === 0 ? Name : Name.toUpperCase(),
            Query: `design=${index}`,
            Visibility: 'mine',
          },
        }),
      ),
    );
    assert.deepEqual(statuses(answers), oneOf(422));
  });
});
