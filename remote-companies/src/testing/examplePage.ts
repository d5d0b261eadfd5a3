import type { CompanyPage, Rhythm, Timeline, TimelineEntry } from '@galley/server/companies/page/contract';
import { exampleCompany } from './exampleCompany.ts';

export const exampleRhythm = (change: Partial<Rhythm> = {}): Rhythm => ({
  State: 'late',
  Orders: 35,
  LastOrder: '2026-09-22T00:00:00',
  Silence: 64,
  MedianGap: 21,
  Spread: 1,
  LateAfter: 42,
  SpendChange: -43,
  ...change,
});

/** The page of a company as call 255 returns it, with a test's overrides. */
export const examplePage = (change: Partial<CompanyPage> = {}): CompanyPage => ({
  Company: exampleCompany(),
  Rhythm: exampleRhythm(),
  Months: Array.from({ length: 71 }, (_, index) => ({
    Month: `${2021 + Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`,
    Spend: 100 + index,
  })),
  Contacts: [
    {
      IndividualId: 7,
      IndividualName: 'Ada Buyer',
      IndividualTitle: 'Buyer',
      IndividualEmail: 'ada@example.com',
      IndividualPhone: '303-555-0101',
      IndividualCell: '',
    },
  ],
  ContactCount: 1,
  ...change,
});

export const exampleEntry = (change: Partial<TimelineEntry> = {}): TimelineEntry => ({
  Key: '2026-11-10_5_1',
  Kind: 'activity',
  Day: '2026-11-10T00:00:00',
  Name: 'Phone Call',
  Text: 'Budget is decided after the 20th.',
  Status: 'Done',
  Contact: 'Ada Buyer',
  Person: 'Ben Ode',
  Amount: null,
  Changes: [],
  ...change,
});

export const exampleTimeline = (Entries: TimelineEntry[], More = false): Timeline => ({ Entries, More });
