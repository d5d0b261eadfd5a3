import type { Page } from '@playwright/test';
import { OTHER, REP } from '../support/accounts.ts';
import { add, field, ownNotes } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { expect, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] });

/** Replaces the browser's push service, which is on the internet. */
const SUBSCRIPTION = {
  endpoint: 'https://push.example.com/1',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
};

/** Delivers a message to the browser's worker as its push service would, once the worker runs: failing to start loses the message. */
async function deliver(page: Page, message: object): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const running = new Promise<string>((resolve) => {
    session.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const one = versions.find(
        ({ status, runningStatus }) => status === 'activated' && runningStatus === 'running',
      );
      if (one !== undefined) resolve(one.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await session.send('ServiceWorker.startWorker', { scopeURL: `${origin}/` });
  const data = JSON.stringify(message);
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await running, data });
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ body }) => body);
  });

test('a user turns notifications on, gets one, and opens its activity from it without losing input (PUSH-01, PUSH-09)', async ({
  page,
  browser,
  baseURL,
  signInAs,
}) => {
  await page.addInitScript((subscription) => {
    PushManager.prototype.subscribe = async () =>
      ({ toJSON: () => subscription }) as unknown as PushSubscription;
  }, SUBSCRIPTION);
  await signInAs(page, REP);
  await page.goto('/companies?parent=1');
  await page.getByRole('button', { name: /^Inbox/ }).click();
  const inbox = page.getByRole('dialog', { name: 'Inbox' });
  await inbox.getByText('Notifications', { exact: true }).click();
  const device = inbox.getByLabel('Notifications on this device');
  await device.click();
  await expect(device).toBeChecked();
  await choose(inbox, 'Quiet Hours From', '6:30 PM');
  await choose(inbox, 'Quiet Hours Until', '8:00 AM');
  await expectAccessible(page);
  await page.reload();
  await page.getByRole('button', { name: /^Inbox/ }).click();
  await inbox.getByText('Notifications', { exact: true }).click();
  await expect(device).toBeChecked();
  await expect(inbox.getByRole('combobox', { name: /^Quiet Hours Until/ })).toHaveText(/8:00 AM/);
  await choose(inbox, 'Quiet Hours From', 'Off');
  await inbox.press('Escape');

  const me = await page.locator('.user-name').innerText();
  const context = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
  const other = await context.newPage();
  await signInAs(other, OTHER);
  const notes = ownNotes('Ask them for the logo');
  await add(other, notes, (dialog) => choose(dialog, 'Assigned To', me));
  await context.close();

  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  const answer = await page.request.get('/v1/inbox', { headers: { authorization: `Bearer ${token}` } });
  const { Items } = (await answer.json()) as { Items: { ID: number; Kind: string }[] };
  const id = Items.find(({ Kind }) => Kind === 'assigned')?.ID ?? 0;
  const message = { text: 'They assigned it to you', tag: 'one', address: `/activities#inbox-${id}` };
  await deliver(page, message);
  await expect.poll(() => shown(page)).toEqual(['They assigned it to you']);

  // The pages used last have no inbox.
  for (const address of ['/help', '/v1/quoted/none']) await (await page.context().newPage()).goto(address);
  // A press needs the system's own notification, so the worker gets the event instead.

  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(`registration.getNotifications().then(([notification]) =>
    dispatchEvent(new NotificationEvent('notificationclick', { notification })))`);
  const form = page.getByRole('dialog', { name: /^Edit/ });
  await expect(field(form, 'Activity Notes')).toHaveValue(notes);
  await expect.poll(() => shown(page)).toEqual([]);
  await expect(page).toHaveURL(/\/companies/);
  await page.keyboard.press('Escape');
});

test('the address in a notification for several items opens the inbox (PUSH-09)', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, REP);
  await page.goto('/activities#inbox');
  await expect(page.getByRole('dialog', { name: 'Inbox' })).toBeVisible();
  await expect(page).not.toHaveURL(/#/);
});
