import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { FEED_RESOURCES, fieldNamesOf } from '#server/exchange/rules/feedFields';
import { guessColumns } from '#server/exchange/feedFiles/guessColumns';

const heading = (resource: (typeof FEED_RESOURCES)[number]) =>
  fc.oneof(fc.constantFrom(...fieldNamesOf(resource), 'Customer ID', 'E-Mail', 'Order No.', ''), fc.string());

test('columns are found by the names of their fields, in any order, and no column is two fields (IMPO-02)', () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom(...FEED_RESOURCES)
        .chain((resource) => fc.tuple(fc.constant(resource), fc.uniqueArray(heading(resource)))),
      ([resource, headings]) => {
        const { externalId, ...others } = guessColumns(resource, { headings, samples: [] });
        // Without an id column, records are identified by their content.
        const isAuto = externalId === 'auto' && !headings.includes('auto');
        const columns = isAuto || externalId === undefined ? others : { externalId, ...others };
        const used = Object.values(columns).flat();
        assert.equal(new Set(used).size, used.length);
        assert.ok(used.every((one) => headings.includes(one)));
        const fields = fieldNamesOf(resource);
        assert.ok(Object.keys(columns).every((field) => fields.includes(field)));
        for (const field of fields) if (headings.includes(field)) assert.notEqual(columns[field], undefined);
      },
    ),
  );
});

test('ids are recognized although rows that delete a record repeat its id (IMPO-02, LEAVE-01)', () => {
  const headings = ['externalId', 'name', 'deleted'];
  const samples = [
    ['p-1', 'Poster', ''],
    ['p-1', 'Poster', 'yes'],
  ];
  assert.equal(guessColumns('companies', { headings, samples }).externalId, 'externalId');
});

test('common column names are recognized (IMPO-02)', () => {
  assert.deepEqual(
    guessColumns('contacts', {
      headings: ['Customer', 'E-Mail', 'Phone Number', 'Name', 'ID', 'Note'],
      samples: [],
    }),
    {
      externalId: 'ID',
      companies: 'Customer',
      name: 'Name',
      notes: 'Note',
      email: 'E-Mail',
      phone: 'Phone Number',
    },
  );
});

/** A program's headings with a first row below them, and the fields that they are recognized as. */
const PROGRAMS = [
  {
    program: 'Zoho',
    resource: 'companies',
    row: {
      'Record Id': 'zcrm_1',
      'Account Owner': 'Robin Sample',
      'Account Name': 'Pinecrest',
      'Billing Code': '02134',
      'Parent Account': '',
    },
    columns: {
      externalId: 'Record Id',
      salesRep: 'Account Owner',
      name: 'Account Name',
      zip: 'Billing Code',
      parent: 'Parent Account',
    },
  },
  {
    program: 'Pipedrive',
    resource: 'contacts',
    row: {
      'Person - ID': '7',
      'Person - Name': 'Iris Panel',
      'Person - Organization': 'Pinecrest',
      'Person - Email - Work': 'iris@pinecrest.example',
      'Person - Email - Home': '',
      'Person - Phone - Mobile': '617-555-0171',
    },
    columns: {
      externalId: 'Person - ID',
      name: 'Person - Name',
      companies: 'Person - Organization',
      email: ['Person - Email - Work', 'Person - Email - Home'],
      cell: 'Person - Phone - Mobile',
    },
  },
  {
    program: 'Dynamics',
    resource: 'companies',
    row: {
      '(Do Not Modify) Account': 'a-1',
      '(Do Not Modify) Row Checksum': 'x',
      'Account Name': 'Pinecrest',
      'Main Phone': '617-555-0161',
      'Address 1: Street 1': '5 Pine Road',
      'Address 1: ZIP/Postal Code': '02134',
      Owner: 'Robin Sample',
    },
    columns: {
      externalId: '(Do Not Modify) Account',
      name: 'Account Name',
      phone: 'Main Phone',
      address1: 'Address 1: Street 1',
      zip: 'Address 1: ZIP/Postal Code',
      salesRep: 'Owner',
    },
  },
  {
    program: 'Outlook, where the title is Mr.',
    resource: 'contacts',
    row: {
      Title: 'Mr.',
      'First Name': 'Uri',
      'Last Name': 'Proof',
      'Job Title': 'Buyer',
      'E-mail Address': 'uri@pinecrest.example',
      'Business Phone': '617-555-0121',
      Company: 'Pinecrest',
    },
    columns: {
      title: 'Job Title',
      name: ['First Name', 'Last Name'],
      email: 'E-mail Address',
      phone: 'Business Phone',
      companies: 'Company',
      externalId: 'auto',
    },
  },
  {
    program: 'QuickBooks, where a company may have no name beside its own',
    resource: 'companies',
    row: {
      Name: 'Wren Lantern',
      'Company name': '',
      'Street Address': '31 Lamp Street',
      Zip: '01608',
      Phone: '617-555-0131',
    },
    columns: { name: 'Name', address1: 'Street Address', zip: 'Zip', phone: 'Phone', externalId: 'auto' },
  },
  {
    program: 'a list in plain words',
    resource: 'companies',
    row: {
      Customer: 'Pinecrest',
      Town: 'Boston',
      Postcode: '02134',
      Tel: '617-555-0161',
      Rep: 'Robin Sample',
      'Fax?': 'none',
    },
    columns: {
      name: 'Customer',
      city: 'Town',
      zip: 'Postcode',
      phone: 'Tel',
      salesRep: 'Rep',
      externalId: 'auto',
    },
  },
] as const;

for (const { program, resource, row, columns } of PROGRAMS)
  test(`the columns of ${program} are recognized (IMPO-15)`, () => {
    const known = { people: new Set(['robinsample']), accountOwners: new Set(['rockymountain']) };
    const beginning = { headings: Object.keys(row), samples: [Object.values<string>(row)] };
    assert.deepEqual(guessColumns(resource, beginning, known), columns);
  });

test('one wrong value in the first rows leaves a column its field, so only that row is refused (IMPO-15)', () => {
  const known = { people: new Set<string>(), accountOwners: new Set(['greatplains']) };
  const rows = (good: string, wrong: string) => [[good], [good], [wrong]];
  const columnOf = (field: string, heading: string, samples: string[][]) =>
    guessColumns(field === 'email' ? 'contacts' : 'companies', { headings: [heading], samples }, known)[
      field
    ];
  for (const [field, heading, good, wrong] of [
    ['email', 'E-mail', 'alex@bluesky.example', 'none'],
    ['zip', 'Zip', '80202', 'unknown'],
    ['url', 'Website', 'bluesky.example', 'none'],
    ['accountOwner', 'Account Owner', 'Great Plains', 'Great Plain'],
  ] as const) {
    assert.equal(columnOf(field, heading, rows(good, wrong)), heading);
    assert.equal(columnOf(field, heading, rows(wrong, good)), undefined);
  }
});
