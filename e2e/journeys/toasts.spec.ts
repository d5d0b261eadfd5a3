import type { Locator, Page } from '@playwright/test';
import { REP } from '../support/accounts.ts';
import { networkIdle } from '../support/networkIdle.ts';
import { expect, test } from '../support/test.ts';
import { longUnless } from '../support/long.ts';

// The console error for the call that a journey breaks.
test.use({ expectedErrors: [/ERR_FAILED/] });
test.beforeEach(async ({ page, signInAs }) => signInAs(page, REP));

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'Failed to load activities' });

/** The invisible animation whose end closes a message. */
const clockOf = (message: Locator) =>
  message.evaluateHandle((element) => {
    const clock = (element.closest('.Toastify__toast') ?? element)
      .getAnimations({ subtree: true })
      .find((animation) => animation instanceof CSSAnimation && animation.animationName === 'toast-time');
    if (clock === undefined) throw new Error('The message has no timer animation');
    return clock;
  });
type Clock = Awaited<ReturnType<typeof clockOf>>;
const duration = (clock: Clock) => clock.evaluate(({ effect }) => effect?.getComputedTiming().duration);
const expectState = (clock: Clock, state: AnimationPlayState) =>
  expect.poll(() => clock.evaluate(({ playState }) => playState)).toBe(state);

async function failedLoad(page: Page): Promise<{ message: Locator; clock: Clock }> {
  await page.route('**/v1/activity/paged', (route) => route.abort());
  await page.goto('/activities');
  const message = failure(page);
  await expect(message).toBeVisible();
  const clock = await clockOf(message);
  await expectState(clock, 'running');
  return { message, clock };
}

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(
    `a toast stays for five seconds, and longer under the pointer, motion: ${reducedMotion} (SHELL-09)`,
    longUnless(reducedMotion === 'reduce'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion });
      const { message, clock } = await failedLoad(page);
      expect(await duration(clock)).toBe(5000);
      await message.hover();
      await expectState(clock, 'paused');
      await page.mouse.move(0, 0);
      await expectState(clock, 'running');
      await clock.evaluate((animation) => animation.finish());
      await expect(message).toBeHidden();
    },
  );

test('a toast with the keyboard focus stays until the focus leaves (SHELL-09, SHELL-11)', async ({
  page,
}) => {
  const { message, clock } = await failedLoad(page);
  await page.locator('.Toastify__toast').getByRole('button', { name: 'Close', exact: true }).focus();
  await expectState(clock, 'paused');
  await page.getByRole('button', { name: 'Try Again' }).focus();
  await expectState(clock, 'running');
  await clock.evaluate((animation) => animation.finish());
  await expect(message).toBeHidden();
});

test('a toast closes even if a dialog opens while it appears (SHELL-09)', async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: 'Keyboard Shortcuts' });
  await page.goto('/activities');
  await expect(page.getByRole('article').first()).toBeVisible();
  await networkIdle(page);
  await page.keyboard.press('?');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.evaluate(() => {
    const press = () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', bubbles: true }));
    const isHalfWay = ({ currentTime }: Animation) => Number(currentTime) > 50;
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (animationName !== 'toast-in' || !(target instanceof Element)) return;
      const look = () => (target.getAnimations().some(isHalfWay) ? press() : requestAnimationFrame(look));
      look();
    });
  });
  await page.route('**/v1/activity/paged', (route) => route.abort());
  await page.getByRole('button', { name: 'Last', exact: true }).click();
  const message = dialog.getByText('Failed to load activities');
  await expect(message).toBeVisible();
  await expect(message).toBeHidden();
});
