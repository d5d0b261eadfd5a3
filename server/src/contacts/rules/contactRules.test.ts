import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  addAssociation,
  contactFaults,
  isEmail,
  makeDefault,
  orderedAssociations,
  removeAssociation,
  type Association,
} from './contactRules.ts';

const messages = (IndividualName: string, IndividualEmail: string) =>
  contactFaults({ IndividualName, IndividualEmail }).map(({ field, message }) => [field, message]);

describe('What a contact needs (CONF-06)', () => {
  test('is a name and an email address, not just spaces', () => {
    expect(messages('', '')).toEqual([
      ['IndividualName', 'Individual Name is required.'],
      ['IndividualEmail', 'Individual Email is required.'],
    ]);
    expect(messages(' \t', '  ')).toHaveLength(2);
    expect(messages('Robin Sample', 'robin.sample@paper-mill.example.com')).toEqual([]);
    expect(messages('Robin Sample', ' robin@example.com ')).toEqual([]);
  });

  test.each(['a@b.co', 'A_b-c.9@mail.example.info', '-@x.US'])('%s is an email address', (email) => {
    expect(messages('Robin', email)).toEqual([]);
  });

  test.each([
    'robin',
    'robin@example',
    'robin@example.c',
    'robin@example.museum',
    'robin@example.c0m',
    'robin@@example.com',
    'robin+news@example.com',
    'robin sample@example.com',
    'rób@example.com',
    '@example.com',
    'robin@.',
    'robin@example.com\nx',
  ])('%j isn’t an email address', (email) => {
    expect(messages('Robin', email)).toEqual([['IndividualEmail', 'Email is invalid']]);
  });

  test('only text with the described parts is an email address, whatever is typed', () => {
    const piece = fc.constantFrom('a', 'Z', '9', '.', '-', '_', '@', '+', ' ', '\n', '.com', 'é', '\u0000');
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        const [user = '', domain = '', ...more] = text.split('@');
        const ending = domain.split('.').at(-1) ?? '';
        const described =
          more.length === 0 &&
          /^[A-Za-z0-9._-]+$/.test(user) &&
          /^[A-Za-z0-9.-]+$/.test(domain) &&
          domain.length > ending.length + 1 &&
          /^[A-Za-z]{2,4}$/.test(ending);
        expect(isEmail(text)).toBe(described);
      }),
      { numRuns: 2_000 },
    );
  });

  test('a hostile text of a megabyte is refused without hanging', () => {
    const repeated = ['a', '.', 'a.', 'a@', '@', '.aa', '-.', 'aaaa.', '..com'];
    const hostile = fc.tuple(fc.constantFrom('', 'a@', '@'), fc.constantFrom(...repeated));
    fc.assert(
      fc.property(hostile, ([start, part]) => {
        expect(isEmail(`${start}${part.repeat(1_000_000 / part.length)}!`)).toBe(false);
      }),
    );
  });
});

const named = (value: number, label: string, isDefault = false): Association => ({ value, label, isDefault });
const values = (list: readonly Association[]) => list.map(({ value }) => value);
const defaults = (list: readonly Association[]) => values(list.filter(({ isDefault }) => isDefault));

describe('The companies of a contact (CONF-03)', () => {
  const three = [named(1, 'zz Acme', true), named(2, 'AA bolt'), named(3, 'mm Cole')];

  test('are sorted by label without its first three characters, ignoring case', () => {
    expect(values(orderedAssociations([...three].reverse()))).toEqual([1, 2, 3]);
    expect(values(addAssociation(three, named(4, '00 Baker')))).toEqual([1, 4, 2, 3]);
    expect(values(orderedAssociations([named(9, 'b'), named(8, 'a'), named(7, 'a')]))).toEqual([7, 8, 9]);
  });

  test('get the first one added as their default, and it stays the default', () => {
    const one = addAssociation([], named(2, 'AA bolt'));
    expect(one).toEqual([named(2, 'AA bolt', true)]);
    expect(defaults(addAssociation(one, named(1, 'zz Acme')))).toEqual([2]);
  });

  test('stay the same if a company is added again', () => {
    expect(addAssociation(three, named(1, 'another name'))).toEqual(three);
  });

  test('get the first remaining one as their default if the default is removed', () => {
    expect(removeAssociation(three, 1)).toEqual([named(2, 'AA bolt', true), named(3, 'mm Cole')]);
    expect(defaults(removeAssociation(three, 2))).toEqual([1]);
    expect(removeAssociation([named(1, 'only', true)], 1)).toEqual([]);
  });

  test('can change their default, but only to one of them', () => {
    expect(defaults(makeDefault(three, 3))).toEqual([3]);
    expect(makeDefault(three, 99)).toEqual(three);
  });

  test('keep the first of several defaults, and without any, get the first company as their default', () => {
    const list = (...marks: boolean[]) => marks.map((mark, index) => named(index, `xx ${9 - index}`, mark));
    expect(defaults(orderedAssociations(list(false, true, true)))).toEqual([1]);
    expect(defaults(orderedAssociations(list(false, false, false)))).toEqual([2]);
  });

  test('are always sorted and distinct, with exactly one default if there are any, whatever is done', () => {
    const association = fc.record({
      value: fc.integer({ min: 1, max: 8 }),
      label: fc.string({ maxLength: 6 }),
      isDefault: fc.boolean(),
    });
    const step = fc.record({ kind: fc.constantFrom('add', 'remove', 'default'), association });
    fc.assert(
      fc.property(fc.array(association), fc.array(step), (sent, steps) => {
        let list = orderedAssociations(sent);
        for (const { kind, association: one } of steps) {
          if (kind === 'add') list = addAssociation(list, one);
          else list = kind === 'remove' ? removeAssociation(list, one.value) : makeDefault(list, one.value);
          expect(defaults(list)).toHaveLength(list.length === 0 ? 0 : 1);
          expect(new Set(values(list)).size).toBe(list.length);
          expect(orderedAssociations(list)).toEqual(list);
          const keys = list.map(({ label }) => label.slice(3).toLowerCase());
          expect(keys).toEqual([...keys].sort());
        }
      }),
    );
  });
});
