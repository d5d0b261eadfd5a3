import { INBOX_KINDS } from '@galley/shared/domain/inbox';
import { expect, test } from '@jest/globals';
import { exampleItem as item } from './exampleItem.ts';
import { detailOf, KIND_NAMES, sentenceOf } from './inboxTexts.ts';

const line = {
  ...item,
  RecordID: 0,
  ChangedBy: '',
  ActivityType: '',
  ContactName: '',
  OrderIDLineNum: '1234-1',
};

test('each kind is told in a sentence (INBOX-11)', () => {
  expect(sentenceOf(item)).toBe('Ana Reed assigned to you: Call, Bo Field, Wed 11/25/2026');
  expect(sentenceOf({ ...item, ContactName: '' })).toBe('Ana Reed assigned to you: Call, Wed 11/25/2026');
  expect(sentenceOf({ ...line, Kind: 'due', DueCount: 1 })).toBe('1 activity is due on Wed 11/25/2026');
  expect(sentenceOf({ ...line, Kind: 'due', DueCount: 3 })).toBe('3 activities are due on Wed 11/25/2026');
  expect(sentenceOf({ ...line, Kind: 'promised', DayBefore: '2026-11-23T00:00:00' })).toBe(
    'Order 1234-1: the promised date moves from Mon 11/23/2026 to Wed 11/25/2026',
  );
  expect(sentenceOf({ ...line, Kind: 'shipped' })).toBe('Order 1234-1 is shipped, Wed 11/25/2026');
  expect(sentenceOf({ ...line, Kind: 'exception' })).toBe('Order 1234-1: the carrier reports an exception');
  expect(sentenceOf({ ...line, Kind: 'proof' })).toBe(
    'Order 1234-1: the proof has waited for the customer since Wed 11/25/2026',
  );
});

test('an item says whose it is and when it was told, and each kind has a name of its own (INBOX-11, INBOX-13)', () => {
  expect(detailOf(item)).toMatch(/^Northwind Traders · Nov 24, 2026/);
  expect(detailOf({ ...item, CompanyName: '' })).toMatch(/^Nov 24, 2026/);
  expect(new Set(INBOX_KINDS.map((kind) => KIND_NAMES[kind])).size).toBe(INBOX_KINDS.length);
});
