import type { Page } from '@playwright/test';
import type { CompanyPage } from '@galley/server/companies/page/contract';
import type { PaletteResponse } from '@galley/server/day/palette/contract';
import { OPERATIONS, REP } from '../support/accounts.ts';
import { button } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { choose } from '../support/choose.ts';
import { MAILBOX, startWithMailbox } from '../support/customerMail.ts';
import { withOwn } from '../support/ownServer.ts';
import { expect } from '../support/test.ts';

const test = withOwn(startWithMailbox);
// The browser prints an error for each rejected call.
test.use({ expectedErrors: [/422 \(Unprocessable/] });

/** A contact whose default company's page is open, because mail is filed there. */
async function someContact(page: Page) {
  await page.goto('/companies');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const read = async <T>(path: string): Promise<T> =>
    (await page.request.get(path, { headers: { authorization: `Bearer ${token}` } })).json() as Promise<T>;
  for (const { IndividualId, IndividualName, IndividualEmail } of (
    await read<CompanyPage>('/v1/customers/1/page')
  ).Contacts) {
    const { Contacts } = await read<PaletteResponse>(
      `/v1/palette?term=${encodeURIComponent(IndividualEmail)}`,
    );
    const company = Contacts.find(({ value }) => value === IndividualId)?.CompanyID;
    if (company === undefined) continue;
    await page.goto(`/companies/${company}`);
    return { company, name: IndividualName, email: IndividualEmail };
  }
  throw new Error('No contact has a default company');
}

test('a rep’s message and the customer’s reply appear on the company page, the rep is notified, and removes one (MAIL-01, MAIL-11, MAIL-13, MAIL-16, MAIL-18)', async ({
  page,
  signInAs,
  own,
}) => {
  await signInAs(page, REP);
  const { company, name, email } = await someContact(page);
  const mail = page.getByRole('region', { name: 'Email' });
  await expect(mail).toContainText('No messages yet');
  const id = own.newId();
  own.deliver({
    from: REP,
    to: email,
    subject: 'Your proof is ready',
    text: 'Please have a look.\n\n-- \nRobin\n',
    id,
  });
  await expect(mail.getByText('Your proof is ready')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText('Your proof is ready');
  own.deliver({
    from: email,
    to: REP,
    subject: 'Re: Your proof is ready',
    text: 'Matte, please.\n\n> Please have a look.\n',
    answers: id,
  });
  await expect(mail.getByText('Re: Your proof is ready')).toBeVisible();
  await mail.getByText('Re: Your proof is ready').click();
  await expect(mail.getByText('Matte, please.')).toBeVisible();
  await button(mail, 'Show all of Re: Your proof is ready').click();
  await expect(mail.getByText('> Please have a look.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: /^Inbox, \d+ unread/ }).click();
  const inbox = page.getByRole('dialog', { name: 'Inbox' });
  await inbox.getByText(`${name} replied to your email`).click();
  await expect(page).toHaveURL(new RegExp(`/companies/${company}$`));

  await page.keyboard.press('Control+k');
  await page.locator('input[role=combobox]').fill('matte, please');
  await expect(page.getByRole('option', { name: /Re: Your proof is ready/ })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.reload();
  await mail.getByText('Re: Your proof is ready').click();
  await button(mail, 'Remove from Galley: Re: Your proof is ready').click();
  await button(page.getByRole('dialog', { name: 'Remove the message?' }), 'Remove').click();
  await expect(mail.getByText('Re: Your proof is ready')).toBeHidden();
  await expect(page.getByRole('region', { name: 'Timeline' })).not.toContainText('Matte, please.');
});

test('a rep writes from a template in their own email program, with the mailbox as blind copy (MAIL-19, MAIL-20)', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, REP);
  const { name, email } = await someContact(page);
  await expect(
    page.getByRole('region', { name: /^Contacts/ }).getByRole('link', { name: email }),
  ).toHaveAttribute('href', `mailto:${email}?bcc=${MAILBOX}`);
  await button(page, `Write to ${name}`).click();
  await button(page.getByRole('dialog', { name: /^Write Email/ }), 'New Template').click();
  const form = page.getByRole('dialog', { name: 'New Template' });
  await form.getByLabel(/^Template Name/).fill('Proof');
  await form.getByLabel('Template Subject').fill('Hello {nobody}');
  await form.getByLabel('Template Text').fill('Hi {first name},\n{company}');
  await button(form, 'Save Template').click();
  await expect(form).toContainText('There is no field {nobody}.');
  await form.getByLabel('Template Subject').fill('Hello {name}');
  await expectAccessible(page);
  await button(form, 'Save Template').click();
  const dialog = page.getByRole('dialog', { name: /^Write Email/ });
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText(`Hello ${name}`);
  await expectAccessible(page);
  await expect(dialog.getByRole('link', { name: 'Open in Email Program' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:${email}\\?bcc=${MAILBOX}&subject=Hello%20`),
  );
  await choose(page, 'Template', 'None');
  await expect(dialog.getByRole('region', { name: 'Preview' })).not.toContainText('Hello');
});

test('a rep writes from the call queue, and about an order line to its contact (MAIL-22, MAIL-23)', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, REP);
  const dialog = page.getByRole('dialog', { name: /^Write Email/ });
  const to = () => dialog.getByRole('region', { name: 'Preview' }).getByRole('definition').first();
  await page.goto('/activities?work=1');
  const contact = page.getByRole('region', { name: 'Contact' });
  const address = await contact.getByRole('link', { name: /@/ }).textContent();
  await page.keyboard.press('e');
  await expect(to()).toHaveText(address ?? '');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(contact.getByRole('button', { name: /^Write to / })).toBeVisible();

  await page.goto('/orders?parent=1');
  const card = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^Write to .* about order line / }) })
    .first();
  const number = ((await card.getByRole('heading', { level: 2 }).textContent()) ?? '').trim();
  await card.getByRole('button', { name: /^Write to / }).click();
  await expect(dialog.getByLabel('Order Line')).toHaveValue(number);
  await expect(to()).toHaveText(/@/);
  await expect(dialog.getByRole('link', { name: 'Open in Email Program' })).toHaveAttribute(
    'href',
    new RegExp(`^mailto:.*bcc=${MAILBOX}$`),
  );
  await expectAccessible(page);
});

test('Operations sees the mailbox, and which messages were ignored and why (MAIL-03)', async ({
  page,
  signInAs,
  own,
}) => {
  await signInAs(page, OPERATIONS);
  own.deliver({ from: 'stranger@mail.example', to: REP, subject: 'Buy now', text: 'Cheap' });
  await page.goto('/people?part=mailbox');
  await page
    .getByRole('link', { name: 'Mailbox' })
    .or(page.getByRole('button', { name: 'Mailbox' }))
    .first()
    .click();
  const ignored = page.getByRole('table', { name: 'Recently Ignored Messages' });
  await expect(ignored).toContainText('stranger@mail.example');
  await expect(ignored).toContainText('Sender is neither an employee nor a contact');
  await expectAccessible(page);
});
