import { describe, expect, test } from '@jest/globals';
import {
  mayChange,
  quoteFaults,
  sendFaults,
  type LineInput,
  type Plan,
  type QuoteInput,
} from './quoteRules.ts';
import { isChangeable, quoteNumber, stateOn } from './quoteStates.ts';

const plan: Plan = {
  products: new Map([[7, [{ minQty: 10, cents: 1250 }]]]),
  bands: [{ zone: 2, maxWeight: 50, cents: 900 }],
};
const line: LineInput = {
  ProductID: 7,
  SizeLive: '',
  SizeFinished: '',
  Qty: 10,
  Design: '',
  UnitCents: 1250,
  PriceReason: '',
  DiscountKind: 'none',
  DiscountValue: 0,
};
const quote: QuoteInput = {
  CompanyID: 1,
  ContactID: 2,
  ValidUntil: '2026-12-28',
  Zone: 0,
  Weight: 0,
  DiscountKind: 'none',
  DiscountValue: 0,
  FollowUpDays: 3,
  Lines: [line],
};
const faultsOf = (change: Partial<QuoteInput>) => quoteFaults({ ...quote, ...change }, plan);
const ofLine = (change: Partial<LineInput>) => faultsOf({ Lines: [{ ...line, ...change }] });

describe('What keeps a quote from being saved (QUOT-05)', () => {
  test('nothing does if all values are valid', () => expect(faultsOf({})).toEqual([]));

  test.each<[string, ReturnType<typeof faultsOf>, string]>([
    ['a quote without a company', faultsOf({ CompanyID: 0 }), 'CompanyID'],
    ['no last day', faultsOf({ ValidUntil: undefined }), 'ValidUntil'],
    ['a line without a product', ofLine({ ProductID: 0 }), 'Lines.0.ProductID'],
    ['no quantity', ofLine({ Qty: 0 }), 'Lines.0.Qty'],
    ['a fractional quantity', ofLine({ Qty: 1.5 }), 'Lines.0.Qty'],
    [
      'a price other than the list price, without a reason',
      ofLine({ UnitCents: 1249 }),
      'Lines.0.PriceReason',
    ],
    [
      'a line whose amount is too large',
      ofLine({ Qty: 1_000_000, UnitCents: 900_000, PriceReason: 'x' }),
      'Lines.0.UnitCents',
    ],
    ['a discount of zero', ofLine({ DiscountKind: 'percent' }), 'Lines.0.DiscountValue'],
    [
      'a discount of more than 100%',
      ofLine({ DiscountKind: 'percent', DiscountValue: 10_001 }),
      'Lines.0.DiscountValue',
    ],
    [
      'a discount of more than the line',
      ofLine({ DiscountKind: 'dollars', DiscountValue: 12_501 }),
      'Lines.0.DiscountValue',
    ],
    [
      'a discount of more than the quote',
      faultsOf({ DiscountKind: 'dollars', DiscountValue: 12_501 }),
      'DiscountValue',
    ],
    ['a zone that the plan does not have', faultsOf({ Zone: 9, Weight: 1 }), 'Zone'],
    ['too many lines', faultsOf({ Lines: Array.from({ length: 201 }, () => line) }), 'Lines'],
    ['a follow-up after more than 30 days', faultsOf({ FollowUpDays: 31 }), 'FollowUpDays'],
  ])('%s', (_, faults, field) => expect(faults.map((fault) => fault.field)).toEqual([field]));

  test('a price needs no reason if there is no list price', () =>
    expect(ofLine({ Qty: 9, UnitCents: 1 })).toEqual([]));
});

test('a quote can be sent only to a contact, with a line, while it is valid (QUOT-07)', () => {
  expect(sendFaults(quote, '2026-12-28')).toEqual([]);
  expect(sendFaults({ ...quote, ContactID: 0, Lines: [] }, '2026-12-29').map(({ field }) => field)).toEqual([
    'ContactID',
    'ValidUntil',
    'Lines',
  ]);
});

test('a sent quote expires after its last day; quotes in other states don’t (QUOT-06)', () => {
  expect(stateOn('sent', '2026-12-28', '2026-12-28')).toBe('sent');
  expect(stateOn('sent', '2026-12-28', '2026-12-29')).toBe('expired');
  for (const state of ['draft', 'accepted', 'declined', 'won'] as const)
    expect(stateOn(state, '2026-12-28', '2027-01-01')).toBe(state);
  expect((['draft', 'sent', 'declined', 'expired', 'accepted', 'won'] as const).map(isChangeable)).toEqual([
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
  expect(quoteNumber(1)).toBe('Q-100001');
});

test('only its rep, its company’s sales rep and Account Managers can change a quote (QUOT-09)', () => {
  const of = { repId: 1, salesRepId: 2 };
  const person = (employeeId: number, employeeType = 'Sales') => mayChange({ employeeId, employeeType }, of);
  expect([person(1), person(2), person(3), person(3, 'Account Manager'), person(3, 'Operations')]).toEqual([
    true,
    true,
    false,
    true,
    false,
  ]);
});
