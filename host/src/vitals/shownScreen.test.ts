import { afterEach, describe, expect, jest, test } from '@jest/globals';

jest.mock('../federation/loading/loadScreen.ts', () => ({
  isOverridden: (remote: string) => remote === 'contacts',
  remoteScreens: () => [
    { remote: 'companies', hasRecords: true },
    ...['contacts', 'orders', 'quotes'].map((remote) => ({ remote })),
  ],
}));
jest.mock('../federation/screens/screens.ts', () => ({
  screens: {
    loaded: () => ['companies', 'contacts', 'orders'].map((name) => ({ name, release: '1.0.0' })),
  },
}));

async function shownAt(path: string) {
  const { shownScreen } = await import('./shownScreen.ts');
  history.replaceState(null, '', path);
  return shownScreen();
}

afterEach(() => history.replaceState(null, '', '/'));

describe('Measurements count for a screen (REL-39)', () => {
  test.each(['/companies?parent=1', '/companies/12', '/companies/12/'])('on its page %s', async (path) => {
    expect(await shownAt(path)).toEqual({ remote: 'companies', release: '1.0.0' });
  });

  test.each([
    ['another page', '/account'],
    ['an address that no screen has', '/companies/12/more'],
    ['a record of a screen whose records have no pages', '/orders/5'],
    ['a screen that is still loading', '/quotes'],
    ['a release override', '/contacts'],
  ])('but not on %s', async (_, path) => {
    expect(await shownAt(path)).toBeNull();
  });
});
