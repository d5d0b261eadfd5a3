import { FAULTS } from './faultProxy.ts';
import {
  expect,
  expectOthersUsable,
  expectUsable,
  fallback,
  foreignCodeRan,
  link,
  REMOTES,
  screenOf,
  slowness,
  ofLength,
  test,
} from './test.ts';

/** The promised time limits, from the moment the page responds. */
const SHELL_MS = 2000;
const FALLBACK_MS = 8000;

const WHAT = {
  down: 'can’t be reached',
  '500': 'answers with errors',
  '404': 'is gone',
  html: 'answers with some other page',
  garbage: 'answers with garbage',
  hang: 'answers after half a minute',
  trickle: 'sends a kilobyte a second',
  truncated: 'breaks off halfway',
};

test.use({
  expectedErrors: [/Failed to load resource|Failed to find a valid digest|valid JavaScript/],
});
// The time limits are the product's; a machine that is suddenly busy gets a second chance.
test.describe.configure({ retries: 1, timeout: 120_000 });

for (const remote of REMOTES) {
  for (const [kind, fault] of FAULTS.entries()) {
    test(
      `${remote} ${WHAT[fault]}: the shell appears within 2 s, an error within 8 s, others work, and Try Again brings it back (LOAD-02)`,
      ofLength(kind, remote),
      async ({ page, signInAs, faulty }) => {
        await signInAs(page);
        faulty.inject(fault, new RegExp(`^/remotes/${remote}/`));
        const times = await slowness(page);
        await page.goto(screenOf(remote), { waitUntil: 'commit' });
        await Promise.all([
          expect(link(page, remote)).toBeVisible({ timeout: SHELL_MS * times }),
          expect(fallback(page, remote)).toBeVisible({ timeout: FALLBACK_MS * times }),
        ]);
        await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
        await expectOthersUsable(page, remote);

        await link(page, remote).click();
        await expect(fallback(page, remote)).toBeVisible({ timeout: FALLBACK_MS * times });
        faulty.heal();
        await fallback(page, remote).getByRole('button', { name: 'Try Again' }).click();
        await expectUsable(page, remote);
        expect(await page.evaluate(() => 'samePage' in globalThis)).toBe(true);
        expect(await foreignCodeRan(page)).toBe(false);
      },
    );
  }
}
