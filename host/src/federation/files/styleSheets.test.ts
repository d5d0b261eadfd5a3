import { beforeEach, describe, expect, test } from '@jest/globals';
import { failedChunk } from '../errors/loadError.ts';
import { removeSheets, restoreSheets } from './styleSheets.ts';

const release = (id: string) => ({
  release: id,
  version: id,
  container: `galley_orders_${id}`,
  entry: { url: `/remotes/orders/${id}/remoteEntry.js`, integrity: '' },
  modules: {},
});

/** A style sheet as added by a release's own code; loaded by default. */
function addSheet(href: string, { hasLoaded = true } = {}): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  if (hasLoaded) Object.defineProperty(link, 'sheet', { value: {} });
  document.head.append(link);
  return link;
}
const sheets = () => [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'));
const isIn =
  (...containers: string[]) =>
  (container: string) =>
    containers.includes(container);

beforeEach(() => document.head.replaceChildren());

describe('The style sheets of a release (LOAD-09)', () => {
  test('are removed when it is no longer in use, but no others', async () => {
    await Promise.all([restoreSheets(release('1')), restoreSheets(release('2'))]);
    for (const href of ['/assets/main.css', '/remotes/orders/1/a.css', '/remotes/orders/2/a.css'])
      addSheet(href);
    removeSheets(isIn('galley_orders_2'));
    expect(sheets()).toEqual(['/assets/main.css', '/remotes/orders/2/a.css']);
  });

  test('stay while something waits for them', async () => {
    await restoreSheets(release('3'));
    addSheet('/remotes/orders/3/a.css', { hasLoaded: false });
    removeSheets(isIn());
    expect(sheets()).toEqual(['/remotes/orders/3/a.css']);
  });

  test('are restored and apply before the release is shown again', async () => {
    await restoreSheets(release('4'));
    const sheet = addSheet('/remotes/orders/4/a.css');
    removeSheets(isIn());
    let count = 0;
    const restored = [restoreSheets(release('4')), restoreSheets(release('4'))];
    const both = Promise.all(restored.map((one) => one.then(() => (count += 1))));
    await Promise.resolve();
    expect(sheets()).toEqual(['/remotes/orders/4/a.css']);
    expect(count).toBe(0);
    sheet.dispatchEvent(new Event('load'));
    await both;
    expect(count).toBe(2);
  });

  test('that can’t be restored count as a failed load, and a retry requests them again', async () => {
    await restoreSheets(release('5'));
    const sheet = addSheet('/remotes/orders/5/a.css');
    removeSheets(isIn());
    const failure = restoreSheets(release('5')).catch((error: unknown) => failedChunk(error));
    sheet.dispatchEvent(new Event('error'));
    expect(await failure).toEqual({ url: 'http://localhost/remotes/orders/5/a.css', late: false });
    expect(sheets()).toEqual([]);
    const again = restoreSheets(release('5'));
    sheet.dispatchEvent(new Event('load'));
    await again;
    expect(sheets()).toEqual(['/remotes/orders/5/a.css']);
  });
});
