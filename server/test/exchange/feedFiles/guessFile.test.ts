import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { guessPeople, guessResource, guessSource } from '#server/exchange/feedFiles/guessFile';
import { sampleFile } from '#server/exchange/rules/sampleFiles';
import { FEED_RESOURCES } from '#server/exchange/rules/feedFields';
import * as lists from '../imports/lists.ts';

/** The headings and rows of a table whose cells contain no delimiters. */
function beginning(text: string, delimiter = ',') {
  const [first = '', ...rows] = text.trim().split(/\r?\n/);
  const cells = (line: string) => line.split(delimiter).map((cell) => cell.replaceAll('"', ''));
  return { headings: cells(first), samples: rows.slice(0, 5).map(cells) };
}

describe('The kind of records in a list', () => {
  test('follows from its file name and its headings: each sample file is recognized (IMPO-22)', () => {
    for (const resource of FEED_RESOURCES)
      assert.deepEqual(
        guessResource(`${resource}-sample.csv`, beginning(sampleFile(resource))),
        { resource, people: false },
        resource,
      );
  });

  test('follows from its headings if its file name says nothing (IMPO-22)', () => {
    for (const resource of [
      'companies',
      'contacts',
      'addresses',
      'prices',
      'ship-prices',
      'orders',
      'employees',
    ] as const)
      assert.equal(guessResource('list.csv', beginning(sampleFile(resource))).resource, resource);
    const contacts = beginning(lists.HUBSPOT_CONTACTS);
    assert.deepEqual(guessResource('export.csv', contacts), { resource: 'contacts', people: false });
    assert.deepEqual(guessResource('list.csv', { headings: ['Name'], samples: [['Finch Flags']] }), {
      resource: 'companies',
      people: false,
    });
  });

  test('is companies with their people if rows have more of a company than its name, and a phone number before the person is the company’s (IMPO-22)', () => {
    const list = beginning(
      'Customer No,Customer,Street,City,ZIP,Telephone,Buyer,Buyer e-mail\n7,Finch Flags,1 Bird St,Denver,80202,303-555-0100,Fay Finch,fay@finch.example',
    );
    assert.deepEqual(guessResource('list.csv', list), { resource: 'companies', people: true });
    assert.deepEqual(guessPeople(list), {
      columns: {
        externalId: 'Customer No',
        name: 'Customer',
        address1: 'Street',
        city: 'City',
        zip: 'ZIP',
        phone: 'Telephone',
      },
      people: { columns: { externalId: 'auto', name: 'Buyer', email: 'Buyer e-mail' } },
    });
    // People with their own ids come from a program that also has their companies.
    const people = beginning(
      'Contact ID,First Name,Last Name,Account Name,Email,Mailing City\n1,Kim,Finch,Finch Flags,kim@finch.example,Denver',
    );
    assert.deepEqual(guessResource('list.csv', people), { resource: 'contacts', people: false });
  });

  test('comes from the program whose headings it has; otherwise it’s just a list (IMPO-22)', () => {
    const sourceOf = (text: string, delimiter?: string) => guessSource(beginning(text, delimiter).headings);
    assert.equal(sourceOf(lists.HUBSPOT_COMPANIES), 'hubspot');
    assert.equal(sourceOf(lists.HUBSPOT_CONTACTS), 'hubspot');
    assert.equal(sourceOf(lists.SALESFORCE_ACCOUNTS), 'salesforce');
    assert.equal(sourceOf(lists.GOOGLE_CONTACTS), 'google');
    assert.equal(sourceOf(lists.OUTLOOK_CONTACTS), 'outlook');
    assert.equal(sourceOf(lists.QUICKBOOKS_CUSTOMERS), 'quickbooks');
    assert.equal(sourceOf('Customer;Street'), 'list');
  });
});
