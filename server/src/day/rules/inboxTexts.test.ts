import { expect, test } from '@jest/globals';
import { addressOfItem, companyLabel, sentenceOf, type ToldItem } from './inboxTexts.ts';

const item: ToldItem = {
  Kind: 'assigned',
  ChangedBy: 'Ana Reed',
  OrderIDLineNum: '',
  ContactID: 0,
  CompanyID: 0,
  ActivityType: 'Call',
  ContactName: 'Bo Field',
  CompanyName: 'Northwind Traders',
  Day: '2026-11-25T00:00:00',
  DayBefore: '0001-01-01T00:00:00',
  DueCount: 0,
  Changes: [],
  Text: '',
  Address: '',
};

const line = {
  ...item,
  ChangedBy: '',
  ActivityType: '',
  ContactName: '',
  OrderIDLineNum: '1234-1',
};

test('each kind has its own sentence (INBOX-11)', () => {
  expect(sentenceOf(item)).toBe('Ana Reed assigned you an activity: Call, Bo Field, Wed 11/25/2026');
  expect(sentenceOf({ ...item, ContactName: '' })).toBe(
    'Ana Reed assigned you an activity: Call, Wed 11/25/2026',
  );
  expect(sentenceOf({ ...line, Kind: 'due', DueCount: 1 })).toBe('1 activity is due on Wed 11/25/2026');
  expect(sentenceOf({ ...line, Kind: 'due', DueCount: 3 })).toBe('3 activities are due on Wed 11/25/2026');
  expect(sentenceOf({ ...line, Kind: 'promised', DayBefore: '2026-11-23T00:00:00' })).toBe(
    'Order 1234-1: delivery date moved from Mon 11/23/2026 to Wed 11/25/2026',
  );
  expect(sentenceOf({ ...line, Kind: 'shipped' })).toBe('Order 1234-1 shipped, Wed 11/25/2026');
  const none = '0001-01-01T00:00:00';
  expect(sentenceOf({ ...line, Kind: 'promised', DayBefore: '2026-11-23T00:00:00', Day: none })).toBe(
    'Order 1234-1: delivery date removed (was Mon 11/23/2026)',
  );
  expect(sentenceOf({ ...line, Kind: 'shipped', Day: none })).toBe('Order 1234-1 shipped');
  expect(sentenceOf({ ...line, Kind: 'exception' })).toBe('Order 1234-1: the carrier reports an exception');
  expect(sentenceOf({ ...line, Kind: 'proof' })).toBe(
    'Order 1234-1: the proof has been waiting on the customer since Wed 11/25/2026',
  );
  expect(sentenceOf({ ...item, Kind: 'answered' })).toBe('Bo Field replied to your email');
});

test('a mention says whose notes it is in, and changes at a customer share one sentence (INBOX-27, INBOX-31)', () => {
  const mentioned: ToldItem = { ...item, Kind: 'mentioned' };
  expect(sentenceOf(mentioned)).toBe('Ana Reed mentioned you in the notes of Call, Bo Field');
  const inContact = { ...mentioned, ActivityType: '', ContactID: 12 };
  expect(sentenceOf(inContact)).toBe('Ana Reed mentioned you in the notes of Bo Field');
  expect([mentioned, inContact].map(addressOfItem)).toEqual(['/activities', '/contacts?contact=12']);
  const changed: ToldItem = {
    ...line,
    OrderIDLineNum: '',
    Kind: 'customers',
    CompanyID: 9,
    DueCount: 3,
    Changes: [
      { Part: 'contacts', Count: 1 },
      { Part: 'activities', Count: 2 },
    ],
  };
  expect(sentenceOf(changed)).toBe(
    'Northwind Traders: 3 changes on Wed 11/25/2026: 1 new contact, 2 activities done or canceled',
  );
  expect([addressOfItem(changed), companyLabel(changed), companyLabel(item)]).toEqual([
    '/companies/9',
    '',
    'Northwind Traders',
  ]);
});

test('a kind or change that only a newer server knows still gets a sentence (TEAM-28)', () => {
  const newer = { ...line, Kind: 'later' as ToldItem['Kind'] };
  expect(sentenceOf(newer)).toBe('Reload the page to see this notification.');
  expect(sentenceOf({ ...newer, Text: 'The press is back' })).toBe('The press is back');
  const part = 'later' as ToldItem['Changes'][number]['Part'];
  expect(sentenceOf({ ...line, Kind: 'customers', DueCount: 2, Changes: [{ Part: part, Count: 2 }] })).toBe(
    'Northwind Traders: 2 changes on Wed 11/25/2026: 2 other changes',
  );
});
