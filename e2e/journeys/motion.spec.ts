import type { Page } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { button, cards, ownNotes } from '../support/activities.ts';
import { addCalls } from '../support/queue.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

/** Records, in the page, the elements of each view transition. */
const watch = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[][] = [];
    Object.assign(globalThis, { moved });
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (options) => {
      const transition = start(options);
      void transition.ready.then(() =>
        moved.push(
          document
            .getAnimations()
            .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect.pseudoElement ?? ''] : []))
            .filter((name) => name.startsWith('::view-transition')),
        ),
      );
      return transition;
    };
  });
const moved = (page: Page) => page.evaluate(() => (globalThis as unknown as { moved: string[][] }).moved);

/** @param day used by one test only, because the tests share a database */
async function openThree(page: Page, day: string) {
  await watch(page);
  await page.goto('/activities');
  const notes = ownNotes('Leaving');
  await page.goto(await addCalls(page, { notes, count: 3, day }));
  await expect(cards(page)).toHaveCount(3);
}

test('a canceled activity leaves visibly, and the others close the gap (ACT-21)', async ({ page }) => {
  await openThree(page, '2031-04-07');
  await button(cards(page).first(), 'Cancel').click();
  await expect(cards(page)).toHaveCount(2);
  await expect.poll(async () => (await moved(page)).length).toBe(1);
  const [names = []] = await moved(page);
  expect(names.some((name) => name.startsWith('::view-transition-old'))).toBe(true);
  expect(names.some((name) => name.startsWith('::view-transition-group'))).toBe(true);
});

test('nothing moves if the user prefers reduced motion (ACT-21)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openThree(page, '2031-04-08');
  await button(cards(page).first(), 'Cancel').click();
  await expect(cards(page)).toHaveCount(2);
  expect(await moved(page)).toEqual([]);
});
