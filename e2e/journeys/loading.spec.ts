import { chromium as playwright } from '@playwright/test';
import { chromium } from '../support/chromium.ts';
import { LISTS } from '../support/lists.ts';
import { select } from '../support/choose.ts';
import { networkIdle } from '../support/networkIdle.ts';
import { expect, test as base } from '../support/test.ts';
import { longUnless } from '../support/long.ts';

/** A browser whose scroll bars take up space, as on most desktops. */
async function startWithBars() {
  const browser = await playwright.launch({ ...chromium, ignoreDefaultArgs: ['--hide-scrollbars'] });
  return { browser, stop: () => browser.close() };
}

const test = base.extend({
  context: async ({ fileResources }, provide, { file }) => {
    const { browser } = await fileResources.share(file, 'browser', startWithBars);
    const context = await browser.newContext();
    await provide(context);
    await context.close();
  },
});

declare global {
  var seen: { shift: number; violations: string[]; formatters: number };
}

test.describe('Loading', () => {
  test.beforeEach(async ({ page, signInAs }) => {
    await signInAs(page);
    await page.addInitScript(() => {
      globalThis.seen = { shift: 0, violations: [], formatters: 0 };
      const counting: ProxyHandler<() => void> = {
        apply: (target, self, inputs) => {
          globalThis.seen.formatters += 1;
          return Reflect.apply(target, self, inputs);
        },
        construct: (target, inputs) => {
          globalThis.seen.formatters += 1;
          return Reflect.construct(target, inputs) as object;
        },
      };
      for (const [owner, names] of [
        [Intl, ['DateTimeFormat', 'NumberFormat']],
        [Date.prototype, ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString']],
        [Number.prototype, ['toLocaleString']],
      ] as const)
        for (const name of names)
          Reflect.set(owner, name, new Proxy(Reflect.get(owner, name) as () => void, counting));
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        })[]) {
          if (!entry.hadRecentInput) globalThis.seen.shift += entry.value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
      document.addEventListener('securitypolicyviolation', (event) =>
        globalThis.seen.violations.push(event.blockedURI),
      );
    });
  });

  test('all scripts and styles of a list are requested at once: none waits for another one that could have been preloaded', async ({
    page,
  }) => {
    await page.goto('/activities');
    await expect(page.getByRole('article').first()).toBeVisible();
    const files = await page.evaluate(() => {
      const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const firstList = resources.find((entry) => entry.name.endsWith('/v1/activity/paged'));
      return resources
        .filter((entry) => /\.(js|css)$/.test(new URL(entry.name).pathname))
        .filter((entry) => entry.startTime <= (firstList?.startTime ?? 0))
        .map((entry) => ({
          path: new URL(entry.name).pathname,
          start: entry.startTime,
          end: entry.responseEnd,
        }));
    });
    const hinted = await page.evaluate(() =>
      [
        ...document.querySelectorAll('head link[rel=preload], head link[rel=stylesheet], head script[src]'),
      ].map(
        (element) =>
          new URL((element.getAttribute('href') ?? element.getAttribute('src')) as string, location.href)
            .pathname,
      ),
    );
    expect(files.length).toBeGreaterThan(3);
    for (const { path } of files) expect(hinted, path).toContain(path);
  });

  test('while the page is idle the forms of its screen are prefetched, then the other screens, then their forms (LOAD-06) @long', async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const file = /\/remotes\/(\w+)\/[^/]+\/(?:remoteEntry|.*expose_(\w+)\.\w+)\.js$/;
      // The entry contains the screen; it is fetched, then run from the browser's cache.
      const [, remote, module = 'Screen'] = file.exec(request.url()) ?? [];
      const name = `${remote}/${module}`;
      if (remote && !requested.includes(name)) requested.push(name);
    });
    await page.goto('/companies?parent=1');
    for (const form of ['activities/ActivityForm', 'contacts/ContactForm', 'orders/OrderSearch'])
      await expect.poll(() => requested).toContain(form);
    await networkIdle(page);
    const kindOf = (name: string) => {
      if (name === 'companies/Screen') return 'its screen';
      if (name.startsWith('companies/')) return 'its forms';
      return name.endsWith('/Screen') ? 'other screens' : 'other forms';
    };
    const phases = requested.map(kindOf).filter((kind, place, all) => kind !== all[place - 1]);
    expect(phases, requested.join(' ')).toEqual(['its screen', 'its forms', 'other screens', 'other forms']);
    const own = ['companies/ProspectForm', 'companies/ShippingForm', 'companies/SpendDetails'];
    const screens = ['activities/Screen', 'contacts/Screen', 'orders/Screen'];
    expect(requested).toEqual(expect.arrayContaining([...own, ...screens]));
  });

  test('with data saver on, only the list and its screen’s code are loaded, nothing is prefetched, and one call reports the loads (LOAD-11, REL-46)', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    const requested: string[] = [];
    const pages = new Set<number>();
    page.on('request', (request) => {
      requested.push(request.url());
      if (!request.url().endsWith('/v1/activity/paged')) return;
      pages.add((request.postDataJSON() as { PageNo: number }).PageNo);
    });
    const reportSent = page.waitForRequest((request) => request.url().endsWith('/releases/reports'));
    await page.goto('/activities?parent=1');
    await expect(page.getByRole('article').first()).toBeVisible();
    const loads = (await reportSent).postDataJSON() as { remote: string; status: string }[];
    expect(loads.map(({ remote, status }) => `${remote} ${status}`)).toEqual([
      'activities loaded',
      'host loaded',
    ]);
    await networkIdle(page);
    expect(requested.filter((url) => /\/remotes\/(companies|contacts|orders)\//.test(url))).toEqual([]);
    expect([...pages]).toEqual([1]);
    expect(requested.filter((url) => url.endsWith('/releases/reports'))).toHaveLength(1);
  });

  for (const path of LISTS) {
    test(
      `nothing jumps and no policy is violated while ${path} loads (LOAD-07)`,
      longUnless(path === LISTS[0]),
      async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('article').first()).toBeVisible();
        await networkIdle(page);
        const { shift, violations } = await page.evaluate(() => globalThis.seen);
        expect(violations).toEqual([]);
        expect(shift).toBeLessThanOrEqual(0.002);
      },
    );
  }

  for (const path of LISTS) {
    test(
      `${path} and the prefetched forms create no formatter, because the first one blocks a phone for a moment`,
      longUnless(path === LISTS[0]),
      async ({ page }) => {
        const requested = new Set<string>();
        page.on('request', (request) => requested.add(request.url().replace(/.*expose_(\w+)\..*/, '$1')));
        await page.goto(path);
        await expect(page.getByRole('article').first()).toBeVisible();
        expect(await page.evaluate(() => globalThis.seen.formatters)).toBe(0);
        await expect.poll(() => [...requested]).toContain('ContactForm');
        await networkIdle(page);
        expect(await page.evaluate(() => globalThis.seen.formatters)).toBe(0);
      },
    );
  }

  test('nothing jumps when filter options arrive after the list @long', async ({ page }) => {
    await page.route('**/v1/individuals/salesreps*', async (route) => {
      await expect(page.getByRole('article').first()).toBeVisible();
      await route.continue();
    });
    const reps = page.waitForResponse('**/v1/individuals/salesreps*');
    await page.goto('/companies?parent=1');
    await reps;
    await select(page, 'Sales Rep').click();
    await expect(page.getByRole('option')).not.toHaveCount(1);
    expect(await page.evaluate(() => globalThis.seen.shift)).toBeLessThanOrEqual(0.02);
  });

  for (const width of [412, 990, 1350]) {
    test(
      `nothing jumps while slow answers arrive one by one, ${width} px wide`,
      longUnless(width === 412),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.route('**/v1/**', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 400));
          await route.continue();
        });
        for (const path of [
          '/activities?for=0&status=3&range=7',
          '/companies?parent=1',
          '/activities?status=2',
        ]) {
          await page.goto(path);
          await expect(page.getByRole('main').getByRole('status').first()).toContainText('Displaying');
          await networkIdle(page);
          expect(await page.evaluate(() => globalThis.seen.shift), path).toBeLessThanOrEqual(0.02);
        }
      },
    );
  }

  test('no file of the app comes from another server, and no source map is served', async ({
    page,
    galley,
  }) => {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(galley.url) && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });
    await page.goto('/orders?parent=1');
    await expect(page.getByRole('article').first()).toBeVisible();
    await networkIdle(page);
    expect(foreign).toEqual([]);
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry.name)
        .filter((name) => name.endsWith('.js')),
    );
    for (const script of scripts) expect((await fetch(`${script}.map`)).status, script).toBe(404);
  });
});
