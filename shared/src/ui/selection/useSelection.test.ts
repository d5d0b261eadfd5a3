import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { selectionOf } from '../../domain/selection.ts';
import { withSelection } from './useSelection.ts';

const id = fc.integer({ min: 0, max: 2_147_483_647 });

describe('The selection in an address', () => {
  test('survives writing and reading (FILT-13)', () => {
    fc.assert(
      fc.property(id, id, (parentId, companyId) => {
        const url = withSelection('/orders?page=2', { parentId, companyId });
        expect(selectionOf(url.slice(url.indexOf('?')))).toEqual({ parentId, companyId });
        expect(url).toContain('page=2');
      }),
    );
  });

  test('replaces the one the address had', () => {
    expect(withSelection('/companies?parent=9&company=8', { parentId: 3, companyId: 0 })).toBe(
      '/companies?parent=3',
    );
  });

  test('leaves the address alone if nothing is selected', () => {
    expect(withSelection('/contacts', { parentId: 0, companyId: 0 })).toBe('/contacts');
  });

  test.each(['?parent=abc', '?parent=-1', '?parent=1.5', '?parent=99999999999', ''])(
    'counts as none if it isn’t an id: %s',
    (search) => expect(selectionOf(search)).toEqual({ parentId: 0, companyId: 0 }),
  );
});
