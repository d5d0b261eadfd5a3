import type { InboxItem } from '@galley/server/day/inbox/contract';

/** An unread item, for tests. */
export const exampleItem: InboxItem = {
  ID: 1,
  Kind: 'assigned',
  RecordID: 7,
  ContactID: 0,
  CompanyID: 0,
  ChangedBy: 'Ana Reed',
  OrderIDLineNum: '',
  ActivityType: 'Call',
  ContactName: 'Bo Field',
  CompanyName: 'Northwind Traders',
  Day: '2026-11-25T00:00:00',
  DayBefore: '0001-01-01T00:00:00',
  DueCount: 0,
  Changes: [],
  Text: '',
  Topic: '',
  Icon: '',
  Address: '',
  CreatedAt: '2026-11-24T15:30:00Z',
  IsRead: false,
};
