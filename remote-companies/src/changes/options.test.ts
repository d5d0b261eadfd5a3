import { describe, expect, test } from '@jest/globals';
import { options } from '../testing/prospectAnswers.ts';
import { parentOfName, parentsByName, withProspect } from './options.ts';

const saved = (id: number, name: string, parent: number, parentName: string) => ({
  CustomerID: id,
  CustomerDisplayName: name,
  TrendGroupNumber: parent,
  TrendGroupName: parentName,
});

describe('The filter’s lists after a prospect is saved (PROS-09)', () => {
  test('contain a new prospect and its new parent in alphabetical order, ignoring case', () => {
    const { TrendGroups, Customers } = withProspect(options(), saved(20, 'birch media', 8, 'zebra'));
    expect(Customers.map(({ label }) => label)).toEqual(['Acme Outdoor', 'birch media', 'Fabrikam Signs']);
    expect(TrendGroups.map(({ label }) => label)).toEqual(['Acme Holding', 'Fabrikam', 'zebra']);
  });

  test('contain a renamed prospect once, in its new place', () => {
    const { TrendGroups, Customers } = withProspect(options(), saved(12, 'Zenith', 4, 'Fabrikam'));
    expect(Customers).toEqual([
      { value: 13, label: 'Fabrikam Signs', TrendGroupId: 4 },
      { value: 12, label: 'Zenith', TrendGroupId: 4 },
    ]);
    expect(TrendGroups).toEqual(options().TrendGroups);
  });

  test('stay as they are when neither name nor parent has changed', () => {
    expect(withProspect(options(), saved(12, 'Acme Outdoor', 3, 'Acme Holding'))).toEqual(options());
  });
});

describe('The parent of a typed name (PROS-03)', () => {
  const parents = parentsByName(options().TrendGroups);

  test.each([
    ['  acme   HOLDING ', { value: 3, label: 'Acme Holding' }],
    [' Birch Media ', { value: 0, label: 'Birch Media' }],
    ['  ', null],
  ])('%p is %p', (typed, parent) => {
    expect(parentOfName(typed, parents)).toEqual(parent);
  });
});
