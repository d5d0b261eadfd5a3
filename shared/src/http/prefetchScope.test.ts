import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { prefetchScope } from './prefetchScope.ts';

const withConnection = (connection: object | undefined) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
const onPhone = (matches: boolean) =>
  jest.spyOn(globalThis, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);

afterEach(() => {
  withConnection(undefined);
  jest.restoreAllMocks();
});

describe('Prefetching (LOAD-11)', () => {
  test('includes everything on a computer, even if the browser doesn’t describe the network', () => {
    onPhone(false);
    expect(prefetchScope()).toBe('all');
    withConnection({ saveData: false, effectiveType: '4g' });
    expect(prefetchScope()).toBe('all');
  });

  test('includes only what belongs to the open screen on a phone', () => {
    onPhone(true);
    withConnection({ saveData: false, effectiveType: '4g' });
    expect(prefetchScope()).toBe('own');
  });

  test.each([
    { saveData: true, effectiveType: '4g' },
    { effectiveType: '3g' },
    { effectiveType: '2g' },
    { effectiveType: 'slow-2g' },
  ])('is nothing with %j', (connection) => {
    onPhone(false);
    withConnection(connection);
    expect(prefetchScope()).toBe('nothing');
  });
});
