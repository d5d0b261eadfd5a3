import { openSignedIn } from '@galley/remote/playwright';
import { expect, test } from '@playwright/test';

/** Somebody of the Galley that RELEASE_SERVER names; these are of its demo. */
const { GALLEY_EMAIL: email = 'rep@galley.example', GALLEY_PASSWORD: password = 'press-room-1' } =
  process.env;

const OWN = 'release.my-day=http://localhost:4101/__remote';

test('shows the screen inside Galley', async ({ page }) => {
  await openSignedIn(page, `/my-day?parent=1&${OWN}`, { email, password });
  await expect(page.getByRole('heading', { level: 1, name: 'My Day' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Day' })).toBeVisible();
});
