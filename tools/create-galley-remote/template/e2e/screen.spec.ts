import { openSignedIn } from '@galley/remote/playwright';
import { expect, test } from '@playwright/test';

/** An account in the Galley that RELEASE_SERVER names; by default a demo account. */
const { GALLEY_EMAIL: email = 'rep@galley.example', GALLEY_PASSWORD: password = 'press-room-1' } =
  process.env;

const OWN = 'release.my-remote=http://localhost:4101/__remote';

test('shows the screen inside Galley', async ({ page }) => {
  await openSignedIn(page, `/my-remote?parent=1&${OWN}`, { email, password });
  await expect(page.getByRole('heading', { level: 1, name: 'My Remote' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'My Remote' })).toBeVisible();
});
