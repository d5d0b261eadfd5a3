import { expect, test } from '@jest/globals';
import { changesOf } from './changes.ts';

test.each([
  ['members that are equal', { a: 1, b: [1, { c: 2 }] }, { a: 1, b: [1, { c: 2 }] }, []],
  ['nothing, however it is written', { a: null, b: '', c: [] }, {}, []],
  ['zero, which is a value', { a: 0 }, { a: null }, [['a', '0', undefined]]],
  ['false, which is a value', null, { a: false }, [['a', undefined, 'false']]],
  ['a list', { a: [1, 2] }, { a: [2] }, [['a', '1, 2', '2']]],
  [
    'a list of records',
    {},
    { moves: [{ to: '1.0', from: null }] },
    [['moves', undefined, '[{"to":"1.0","from":null}]']],
  ],
  ['a record in a record', { a: { b: 1 } }, { a: { b: 2 } }, [['a', '{"b":1}', '{"b":2}']]],
  ['what is no record at all', 'one', 'two', [['value', 'one', 'two']]],
])('of %s it shows what differs', (_what, before, after, expected) =>
  expect(changesOf(before, after).map((change) => [change.member, change.before, change.after])).toEqual(
    expected,
  ),
);
