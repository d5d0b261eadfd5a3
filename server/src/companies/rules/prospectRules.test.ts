import { expect, test } from '@jest/globals';
import { prospectFaults } from './prospectRules.ts';

const PROSPECT = {
  Company: 'Paper Mill',
  TrendGroupName: 'Paper Mills',
  ForecastFamily: 1,
  Address1: '1 Press Road',
  City: 'Denver',
  State: 'CO',
  Zip: '80202',
  Phone: '303-555-0100',
  AccountTypeID: 1,
};

test('a complete prospect can be saved', () => {
  expect(prospectFaults(PROSPECT)).toEqual([]);
});

test('an empty prospect has an error for each required field, in the order of the form', () => {
  const empty = {
    Company: '',
    TrendGroupName: ' ',
    ForecastFamily: 0,
    Address1: '',
    City: '\t',
    State: '',
    Zip: '',
    Phone: '',
    AccountTypeID: 0,
  };
  expect(prospectFaults(empty)).toEqual([
    { field: 'Company', message: 'Company Name is required.' },
    { field: 'TrendGroupName', message: 'Company Parent is required.' },
    { field: 'ForecastFamily', message: 'Forecast Family is required.' },
    { field: 'Address1', message: 'Company Address is required.' },
    { field: 'City', message: 'Company City is required.' },
    { field: 'State', message: 'Company State is required.' },
    { field: 'Zip', message: 'Company Zip is required.' },
    { field: 'Phone', message: 'Company Phone is required.' },
    { field: 'AccountTypeID', message: 'Account Owner is required.' },
  ]);
});

test.each(Object.keys(PROSPECT) as (keyof typeof PROSPECT)[])('a missing %s alone is an error', (field) => {
  const missing = { ...PROSPECT, [field]: typeof PROSPECT[field] === 'string' ? '  ' : 0 };
  expect(prospectFaults(missing).map((fault) => fault.field)).toEqual([field]);
});
