import { expect, test } from '@jest/globals';
import { addressFaults } from './shippingRules.ts';

const ADDRESS = {
  name: 'Dock 4',
  address1: '1 Press Road',
  address2: '',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
};

test('a complete address can be saved, even without address 2', () => {
  expect(addressFaults(ADDRESS)).toEqual([]);
});

test('an empty address has an error for each required field, in the order of the form', () => {
  const empty = { name: '', address1: ' ', city: '', state: '\t', zip: '' };
  expect(addressFaults(empty)).toEqual([
    { field: 'name', message: 'Name is required.' },
    { field: 'address1', message: 'Address 1 is required.' },
    { field: 'city', message: 'City is required.' },
    { field: 'state', message: 'State is required.' },
    { field: 'zip', message: 'Zip is required.' },
  ]);
});

test.each(['name', 'address1', 'city', 'state', 'zip'] as const)(
  'a missing %s alone is an error',
  (field) => {
    expect(addressFaults({ ...ADDRESS, [field]: '  ' }).map((fault) => fault.field)).toEqual([field]);
  },
);
