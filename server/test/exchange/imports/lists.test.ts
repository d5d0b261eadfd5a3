import assert from 'node:assert/strict';
import { afterEach, before, test } from 'node:test';
import { MANAGER, onOneServer } from '../../testing.ts';
import { listImporterOf } from './listImporter.ts';
import * as lists from './lists.ts';
import { verdictsOf } from './testing.ts';

onOneServer('A list that another program exported', (server) => {
  const { imports, bring, again, companies, contacts } = listImporterOf(server);
  afterEach(() => imports.cancelAll());
  before(async () => {
    const { applied } = await bring('companies.csv', lists.HUBSPOT_COMPANIES, 'companies', 'hubspot');
    assert.deepEqual(verdictsOf(applied), { created: 3 });
  });

  test('of HubSpot companies brings states, ZIPs and owners by name or constant; each is its own group (IMPO-14, IMPO-15)', async () => {
    assert.deepEqual(await companies(['Pinecrest Banners', 'Larch, Elm & Sons', 'Atelier Été']), [
      {
        name: 'Pinecrest Banners',
        zip: '02134',
        state: 'MA',
        address1: '5 Pine Road',
        address2: '',
        city: 'Boston',
        rep: 'Robin Sample',
        parent: 'Pinecrest Banners',
      },
      {
        name: 'Larch, Elm & Sons',
        zip: '80202',
        state: 'CO',
        address1: '8 Elm Lane',
        address2: 'Suite 3',
        city: 'Denver',
        rep: 'Robin Sample',
        parent: 'Larch, Elm & Sons',
      },
      {
        name: 'Atelier Été',
        zip: '01970',
        state: 'MA',
        address1: '2 Dock Street',
        address2: '',
        city: 'Salem',
        rep: 'Robin Sample',
        parent: 'Atelier Été',
      },
    ]);
    assert.deepEqual(await again('companies.csv', lists.HUBSPOT_COMPANIES, 'companies', 'hubspot'), {
      unchanged: 3,
    });
  });

  test('of HubSpot contacts puts each at the company that it names, even one with only a cell number (IMPO-14, IMPO-17)', async () => {
    const { one, applied } = await bring('contacts.csv', lists.HUBSPOT_CONTACTS, 'contacts', 'hubspot');
    assert.deepEqual(one.map.columns.name, ['First Name', 'Last Name']);
    assert.deepEqual(verdictsOf(applied), { created: 3 });
    assert.deepEqual(await contacts(['Iris Panel', "O'Hara", 'Bo']), [
      {
        name: 'Iris Panel',
        email: 'iris.panel@pinecrest.example',
        phone: '+1 617-555-0171',
        cell: '',
        notes: '',
        company: 'Pinecrest Banners',
      },
      {
        name: "O'Hara",
        email: 'ohara+print@larchelm.example',
        phone: '',
        cell: '',
        notes: '',
        company: 'Larch, Elm & Sons',
      },
      { name: 'Bo', email: '', phone: '', cell: '(617) 555-0173', notes: '', company: 'Pinecrest Banners' },
    ]);
    assert.deepEqual(await again('contacts.csv', lists.HUBSPOT_CONTACTS, 'contacts', 'hubspot'), {
      unchanged: 3,
    });
  });

  test('has a row refused whose email isn’t an address (IMPO-18)', async () => {
    const { applied, refused } = await bring(
      'people.csv',
      'Name,E-mail,Phone,Company\nPat Doe,n/a,617-555-0199,Pinecrest Banners\nLee Fox,lee@pinecrest.example,,Pinecrest Banners\nAna Day,ana@pinecrest.example,,Pinecrest Banners\n',
      'contacts',
      'people',
    );
    assert.deepEqual(verdictsOf(applied), { created: 2, refused: 1 });
    assert.deepEqual(
      refused.map(({ errors }) => errors.map(({ message }) => message)),
      [['E-mail: "n/a" isn’t an email address.']],
    );
  });

  test('has rows refused in its own words, with similar states and people; other fields are named by their labels (IMPO-18)', async () => {
    const { one, applied, refused } = await bring(
      'accounts.csv',
      lists.SALESFORCE_ACCOUNTS,
      'companies',
      'salesforce',
    );
    assert.equal(one.map.columns.salesRep, 'Account Owner');
    assert.deepEqual(verdictsOf(applied), { created: 1, refused: 1 });
    assert.deepEqual(
      refused.map(({ errors }) => errors.map(({ message }) => message)),
      [['Billing State/Province: "Nevda" isn’t a state. Did you mean Nevada?']],
    );
    const fixed = lists.SALESFORCE_ACCOUNTS.replace('Nevda', 'WA');
    const { refused: next } = await bring('fixed.csv', fixed, 'companies', 'salesforce');
    assert.deepEqual(
      next.map(({ errors }) => errors[0]?.message),
      ['Account Owner: "Robn Sample" isn’t an employee here. Did you mean Robin Sample?'],
    );
    const { refused: short } = await bring(
      'short.csv',
      'Full Name,Job Title\nOak Fonts,Buyer\n',
      'contacts',
      'short',
    );
    assert.deepEqual(
      short.map(({ errors }) => errors.map(({ message }) => message)),
      [['Email is required unless there is a phone or cell number']],
    );
    assert.deepEqual(await companies(['Bayfront Ferries']), [
      {
        name: 'Bayfront Ferries',
        zip: '98402',
        state: 'WA',
        address1: '1 Quay',
        address2: '',
        city: 'Tacoma',
        rep: 'Robin Sample',
        parent: 'Bayfront Group',
      },
    ]);
  });

  test('with several email addresses and numbers per person uses the work ones, and puts the others in the notes (IMPO-15)', async () => {
    const { applied } = await bring('google.csv', lists.GOOGLE_CONTACTS, 'contacts', 'google');
    assert.deepEqual(verdictsOf(applied), { created: 2 });
    assert.deepEqual(await contacts(['Vera Decal', 'Uri K Proof']), [
      {
        name: 'Vera Decal',
        email: 'vera@pinecrest.example',
        phone: '+1 617-555-0191',
        cell: '617-555-0192',
        notes: 'met in May\nEmail: vera@home.example',
        company: 'Pinecrest Banners',
      },
      {
        name: 'Uri K Proof',
        email: '',
        phone: '',
        cell: '+1 (617) 555-0193',
        notes: 'Cell: 617-555-0194',
        company: 'Pinecrest Banners',
      },
    ]);
    assert.deepEqual(await again('google.csv', lists.GOOGLE_CONTACTS, 'contacts', 'google'), {
      unchanged: 2,
    });
    const outlook = await bring('outlook.csv', lists.OUTLOOK_CONTACTS, 'contacts', 'outlook');
    assert.deepEqual(verdictsOf(outlook.applied), { created: 1 });
    assert.deepEqual(await contacts(['Tess Foil']), [
      {
        name: 'Tess Foil',
        email: 'tess@pinecrest.example',
        phone: '617-555-0121',
        cell: '617-555-0123',
        notes: 'Email: tess@home.example\nPhone: 617-555-0122',
        company: 'Pinecrest Banners',
      },
    ]);
  });

  test('from Excel on Windows is decoded, and brings companies, found without accents, and their buyers (IMPO-13, FIND-09)', async () => {
    const { one, applied } = await bring('list.csv', lists.EXCEL_LIST, 'companies', 'excel');
    assert.deepEqual(
      [one.encoding, one.delimiter, one.map.columns.externalId],
      ['windows-1252', ';', 'auto'],
    );
    assert.deepEqual(verdictsOf(applied), { created: 2 });
    assert.deepEqual(await companies(['Forêt Signs – West', 'Bücher & Söhne']), [
      {
        name: 'Forêt Signs – West',
        zip: '02135',
        state: 'MA',
        address1: '4 Rue Street',
        address2: '',
        city: 'Boston',
        rep: 'Robin Sample',
        parent: 'Forêt Group',
      },
      {
        name: 'Bücher & Söhne',
        zip: '01970',
        state: 'MA',
        address1: '9’ Wall Avenue',
        address2: '',
        city: 'Salem',
        rep: 'Robin Sample',
        parent: 'Bücher & Söhne',
      },
    ]);
    const people = await bring('list.csv', lists.EXCEL_LIST, 'contacts', 'excel');
    assert.deepEqual(verdictsOf(people.applied), { created: 2 });
    for (const [term, name] of [
      ['foret', 'Forêt Signs – West'],
      ['bucher', 'Bücher & Söhne'],
    ]) {
      const { body } = await server.call<{ results: { label: string }[] }>(
        'GET',
        `/v1/companies/search?searchterm=${term}`,
        { as: MANAGER },
      );
      assert.deepEqual(
        body.results.map(({ label }) => label),
        [name],
      );
    }
    assert.deepEqual(await again('list.csv', lists.EXCEL_LIST, 'companies', 'excel'), { unchanged: 2 });
  });

  test('with a whole address in one cell gets it split into fields (IMPO-15)', async () => {
    const { applied } = await bring('quickbooks.csv', lists.QUICKBOOKS_CUSTOMERS, 'companies', 'quickbooks');
    assert.deepEqual(verdictsOf(applied), { created: 1 });
    assert.deepEqual(await companies(['Wren Lantern Displays']), [
      {
        name: 'Wren Lantern Displays',
        zip: '01608',
        state: 'MA',
        address1: '31 Lamp Street',
        address2: 'Unit 4',
        city: 'Worcester',
        rep: 'Robin Sample',
        parent: 'Wren Lantern Displays',
      },
    ]);
  });
});
