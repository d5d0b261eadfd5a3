import { REP } from '../support/accounts.ts';
import { button, cards, chooseContact, field, toast } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

test('a rep requests a reorder of an order line, and finds the request on the line, in the figures and on the company’s page (COPG-08, REOR-01, REOR-06, REOR-07)', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, REP);
  await page.goto('/orders?parent=1');
  const card = cards(page).first();
  const line = ((await card.getByRole('heading', { level: 2 }).textContent()) ?? '').trim();
  await button(card, /^Request reorder of order line /).click();
  const form = page.getByRole('dialog', { name: 'Add New Activity' });
  await expect(field(form, 'Activity Notes')).toHaveValue(
    new RegExp(`^Request a reorder of order line ${line}, .*\\nProduct: .*\\n[^]*Last price: \\$`),
  );
  const contact = form.getByRole('combobox', { name: 'Contact', exact: true });
  if ((await contact.innerText()).includes('Select')) await chooseContact(page, form);
  await field(form, 'Activity Date').fill('today');
  await button(form, 'Save').click();
  await expect(toast(page, 'Activity Added!')).toBeVisible();
  await expect(cards(page).filter({ hasText: line }).first()).toContainText(
    /Reorder requested on .*: not ordered yet/,
  );
  await expectAccessible(page);

  await button(page, 'Reorders').click();
  const dialog = page.getByRole('dialog', { name: 'Reorders' });
  const asks = dialog.getByRole('region', { name: /^Requested by/ }).getByRole('listitem');
  const ask = asks.filter({ hasText: line }).first();
  await expect(ask).toContainText('not ordered yet');
  await expectAccessible(page);
  await ask.getByRole('button', { name: /^Activity from/ }).click();
  const activity = page.getByRole('dialog', { name: 'Edit Activity' });
  await expect(field(activity, 'Activity Notes')).toHaveValue(new RegExp(line));
  await page.keyboard.press('Escape');
  await expect(activity).toBeHidden();
  await ask.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/companies\/\d+/);
  await expect(page.getByRole('region', { name: /^Reorders/ })).toContainText(
    /Reorder requested on .*→ not ordered yet.*/,
  );
  await expectAccessible(page);
});
