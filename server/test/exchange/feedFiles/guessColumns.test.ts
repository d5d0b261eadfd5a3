import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { FEED_RESOURCES, fieldNamesOf } from '@galley/shared/contract/feedFields';
import { guessColumns } from '#server/exchange/feedFiles/guessColumns';

const heading = (resource: (typeof FEED_RESOURCES)[number]) =>
  fc.oneof(fc.constantFrom(...fieldNamesOf(resource), 'Customer ID', 'E-Mail', 'Order No.', ''), fc.string());

test('columns are found by the names of their fields, whatever the order, and none is two fields (IMPO-02)', () => {
  fc.assert(
    fc.property(
      fc
        .constantFrom(...FEED_RESOURCES)
        .chain((resource) => fc.tuple(fc.constant(resource), fc.uniqueArray(heading(resource)))),
      ([resource, headings]) => {
        const { externalId, ...others } = guessColumns(resource, { headings, samples: [] });
        // Without a column of ids, records are known by themselves.
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

test('usual names of columns are known (IMPO-02)', () => {
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
