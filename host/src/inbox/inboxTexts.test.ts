import { INBOX_KINDS } from '@galley/server/day/rules/inbox';
import { expect, test } from '@jest/globals';
import { exampleItem as item } from './exampleItem.ts';
import { detailOf, KIND_NAMES } from './inboxTexts.ts';

test('an item shows who caused it and when, and each kind has its own name (INBOX-11, INBOX-13)', () => {
  expect(detailOf(item)).toMatch(/^Northwind Traders · Tue 11\/24\/2026, 8:30\sAM MST$/);
  expect(detailOf({ ...item, CompanyName: '' })).toMatch(/^Tue 11\/24\/2026/);
  expect(new Set(INBOX_KINDS.map((kind) => KIND_NAMES[kind])).size).toBe(INBOX_KINDS.length);
});
