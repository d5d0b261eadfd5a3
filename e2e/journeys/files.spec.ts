import { readFile } from 'node:fs/promises';
import { REP } from '../support/accounts.ts';
import { button, cards, toast } from '../support/activities.ts';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';

// The browser prints an error for each file that the server rejects.
test.use({ expectedErrors: [/422 \(Unprocessable/] });

const pdf = (name: string, text: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${text}`),
});

test('a rep adds files to a company, a colleague sees them at once and downloads one, and a refusal says why (ATT-03, ATT-04, ATT-06, ATT-09)', async ({
  page,
  signInAs,
  colleague,
}) => {
  await signInAs(page, REP);
  await colleague.goto('/companies/1');
  const theirs = colleague.getByRole('region', { name: /^Files/ });
  await expect(theirs).toBeVisible();
  await page.goto('/companies/1');
  const files = page.getByRole('region', { name: /^Files/ });
  await files
    .getByLabel(/^Choose files or drop them here/)
    .setInputFiles([
      pdf('Billboard proof.pdf', 'a proof'),
      { name: 'Logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
      { name: 'Program.pdf', mimeType: 'application/pdf', buffer: Buffer.from('MZ\x90') },
      pdf('Brief.pdf', 'a brief'),
    ]);
  await expect(button(files, 'Download Billboard proof.pdf')).toBeVisible();
  await expect(button(files, 'Download Brief.pdf')).toBeVisible();
  await expect(files.getByText(/^Galley doesn’t accept \.svg files\./)).toBeVisible();
  await expect(files.getByText('The name ends in .pdf, but this isn’t a .pdf file.')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('region', { name: 'Timeline' })).toContainText(
    /File added.*File: Billboard proof\.pdf/s,
  );

  const saved = colleague.waitForEvent('download');
  await button(theirs, 'Download Billboard proof.pdf').click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('Billboard proof.pdf');
  expect(await readFile(await download.path(), 'utf8')).toBe('%PDF-1.7\na proof');

  await button(files, 'Dismiss Logo.svg').click();
  await button(files, 'Dismiss Program.pdf').click();
  for (const name of ['Billboard proof.pdf', 'Brief.pdf']) {
    await button(files, `Remove ${name}`).press('Enter');
    const question = files.getByRole('group', { name: `Remove ${name}?` });
    await expect(button(question, 'Keep')).toBeFocused();
    await button(question, 'Remove').click();
    await expect(button(files, `Download ${name}`)).toBeHidden();
  }
  await expect(theirs.getByRole('button', { name: /^Download/ })).toHaveCount(0);
});

test('files are dropped into an activity’s form, which keeps its input (ATT-09)', async ({
  page,
  signInAs,
}) => {
  await signInAs(page, REP);
  await page.goto('/activities?parent=1');
  await cards(page).first().getByRole('button', { name: /^Edit/ }).first().click();
  const form = page.getByRole('dialog', { name: 'Edit Activity' });
  const notes = form.getByLabel('Activity Notes', { exact: true });
  await notes.fill('Written before the file.');
  const files = form.getByRole('region', { name: /^Files/ });
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer();
    transfer.items.add(new File(['%PDF-1.7 artwork'], 'Artwork.pdf', { type: 'application/pdf' }));
    return transfer;
  });
  await files.getByText(/^Choose files or drop them here/).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(button(files, 'Download Artwork.pdf')).toBeVisible();
  await expect(notes).toHaveValue('Written before the file.');
  await expectAccessible(page);
  await button(files, 'Remove Artwork.pdf').click();
  await button(files.getByRole('group', { name: 'Remove Artwork.pdf?' }), 'Remove').click();
  await expect(button(files, 'Download Artwork.pdf')).toBeHidden();
  await button(form, 'Save').click();
  await expect(toast(page, 'Activity Updated!')).toBeVisible();
});
