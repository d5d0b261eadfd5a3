import { choose, network, press, renderScreen, select, type Answers } from '@galley/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WriteMail } from './WriteMail.tsx';

const TEMPLATE = {
  ID: 4,
  Name: 'Proof',
  Subject: 'Order {order}',
  Body: 'Hi {first name},\nit ships {ship date}.',
  IsShared: false,
  Owner: 'Robin Sample',
  IsOwn: true,
  Version: 1,
};
const EMPTY = {
  To: 'kim@customer.example',
  Bcc: 'log@galley.example',
  Subject: '',
  Body: '',
  Empty: [],
  OrderIDLineNum: '71120-1',
};
const FILLED = {
  ...EMPTY,
  Subject: 'Order 71120-1',
  Body: 'Hi Kim,\nit ships [ship date].',
  Empty: ['ship date'],
};

function open(about: { company?: number; line?: string } = {}, empty = EMPTY, answers: Answers = {}) {
  const sent = network({
    '/v1/mailtemplates': ({ method, body }: { method: string; body?: unknown }) =>
      method === 'POST' ? { ...TEMPLATE, ...(body as object), ID: 4 } : [TEMPLATE],
    '/v1/maildrafts': ({ body }: { body?: unknown }) =>
      (body as { TemplateID: number }).TemplateID === 0 ? empty : FILLED,
    ...answers,
  });
  const dialog = { name: 'contacts/write', contact: 7, person: 'Kim Lee', ...about } as const;
  renderScreen(<WriteMail dialog={dialog} onClose={() => undefined} />, '/contacts');
  return sent;
}
const link = () => screen.getByRole('link', { name: 'Open in Email Program' });

test('A message opens in the person’s own program with the contact as recipient and the mailbox as blind copy (MAIL-19)', async () => {
  open();
  await waitFor(() =>
    expect(link()).toHaveAttribute('href', 'mailto:kim@customer.example?bcc=log@galley.example'),
  );
  expect(screen.getByText('If empty: 71120-1, the most recent')).toBeVisible();
});

test('A message from a record is about its company and its order line (MAIL-22, MAIL-23)', async () => {
  const sent = open({ company: 12, line: '71120-2' });
  await waitFor(() => expect(link()).toBeVisible());
  expect(screen.getByLabelText('Order Line')).toHaveValue('71120-2');
  expect(sent.at(-1)?.body).toMatchObject({ ContactID: 7, CompanyID: 12, OrderIDLineNum: '71120-2' });
});

test('A contact without an email address can’t be written to, and the dialog says so (MAIL-22)', async () => {
  open({}, { ...EMPTY, To: '' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Kim Lee has no email address. Add one to the contact first.',
  );
  expect(screen.queryByRole('link', { name: 'Open in Email Program' })).toBeNull();
});

test('A template is filled from the record; missing values are marked and listed (MAIL-20)', async () => {
  const sent = open();
  await waitFor(() => expect(link()).toBeVisible());
  await choose('Template', 'Proof');
  const preview = await screen.findByRole('region', { name: 'Preview' });
  await waitFor(() => expect(within(preview).getByText('[ship date]').tagName).toBe('MARK'));
  expect(screen.getByText('Not in the record: ship date. Fill in the brackets yourself.')).toBeVisible();
  expect(link().getAttribute('href')).toContain(
    '&subject=Order%2071120-1&body=Hi%20Kim%2C%0D%0Ait%20ships%20%5Bship%20date%5D.',
  );
  await userEvent.click(
    screen.getByLabelText('Add a tag to the subject so replies are filed under the customer'),
  );
  await waitFor(() => expect(sent.at(-1)?.body).toMatchObject({ TemplateID: 4, IsTagged: true }));
});

test('A template is added for the team, with its fields listed (MAIL-20)', async () => {
  const sent = open();
  await press('New Template');
  expect(screen.getByText(/\{first name\} \{company\} \{product\}/)).toBeVisible();
  await userEvent.type(screen.getByLabelText(/^Template Name/), 'Thanks');
  await userEvent.type(screen.getByLabelText('Template Text'), 'Thank you!');
  await userEvent.click(screen.getByLabelText('Share with my team'));
  await press('Save Template');
  await waitFor(() =>
    expect(sent.find(({ method, path }) => method === 'POST' && path === '/v1/mailtemplates')?.body).toEqual({
      ID: 0,
      Name: 'Thanks',
      Subject: '',
      Body: 'Thank you!',
      IsShared: true,
    }),
  );
  expect(await screen.findByRole('dialog', { name: /^Write Email/ })).toHaveTextContent('Kim Lee');
});

test('A template without a name or a text isn’t sent, and each field says so (FORM-01, MAIL-20)', async () => {
  const sent = open();
  await press('New Template');
  await press('Save Template');
  expect(screen.getByLabelText(/^Template Name/)).toHaveAccessibleDescription('Template Name is required.');
  expect(screen.getByLabelText(/^Template Name/)).toHaveFocus();
  expect(screen.getByText('Template Text is required.')).toBeVisible();
  expect(sent.some(({ method, path }) => method === 'POST' && path === '/v1/mailtemplates')).toBe(false);
});

test('A template with unsaved input is left only after a question (FORM-02, MAIL-20)', async () => {
  open();
  await press('New Template');
  await userEvent.type(screen.getByLabelText('Template Text'), 'Thank you!');
  await userEvent.keyboard('{Escape}');
  await press('Keep Editing');
  expect(screen.getByLabelText('Template Text')).toHaveValue('Thank you!');
  await press('Cancel');
  await press('Discard');
  expect(await screen.findByRole('dialog', { name: /^Write Email/ })).toBeVisible();
});

test('The dialog says that the templates could not be loaded, not that there are none (FORM-07)', async () => {
  open({}, EMPTY, { '/v1/mailtemplates': () => Response.json({}, { status: 403 }) });
  await userEvent.click(select('Template'));
  expect(await screen.findByText('Could not be loaded.')).toBeVisible();
});
