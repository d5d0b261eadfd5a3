import type { ShellSettings } from '@galley/server/account/shell/contract';
import { LINK_NAMES, type LinkName } from '@galley/server/account/rules/shellRules';
import { network, press, renderScreen, type SentCall } from '@galley/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LinksAndPhone } from './LinksAndPhone.tsx';

const NONE = Object.fromEntries(LINK_NAMES.map((name) => [name, null])) as Record<LinkName, null>;
const settings = (change: Partial<ShellSettings> = {}): ShellSettings => ({
  phone: '303-555-0100',
  links: { ...NONE, reports: 'https://reports.example' },
  social: [{ label: 'Our Prints', url: 'https://social.example/prints' }],
  IsStored: false,
  Version: 0,
  ...change,
});

function open(stored = settings()) {
  const sent = network({
    '/v1/settings/shell': ({ method }: SentCall) =>
      method === 'GET' ? stored : { Success: true, Settings: settings({ IsStored: true, Version: 1 }) },
  });
  renderScreen(<LinksAndPhone />, '/people?part=links');
  return sent;
}
const bodyOf = (sent: readonly SentCall[]) => sent.find(({ method }) => method === 'POST')?.body;

describe('Links and Phone', () => {
  test('are shown with their current values, and whether they were set here (PEOP-12)', async () => {
    open();
    expect(await screen.findByText('These values come from the server’s configuration.')).toBeVisible();
    expect(screen.getByText('https://reports.example')).toBeVisible();
    expect(screen.getByText('Our Prints https://social.example/prints')).toBeVisible();
    expect(screen.getAllByText('Not shown')).toHaveLength(7);
    expect(screen.queryByRole('button', { name: 'Restore Defaults' })).not.toBeInTheDocument();
  });

  test('are saved together, with the version that the form started with (PEOP-12)', async () => {
    const sent = open();
    await press('Edit');
    await userEvent.type(await screen.findByLabelText('Feedback'), 'https://feedback.example');
    await userEvent.clear(screen.getByLabelText('Reports'));
    await userEvent.type(screen.getByLabelText('Social Links'), '\nMore  https://more.example');
    await press('Save');
    expect(
      await screen.findByText('Saved. Reload the page to see the changes in the header and footer.'),
    ).toBeVisible();
    expect(bodyOf(sent)).toMatchObject({
      phone: '303-555-0100',
      links: { reports: '', feedback: 'https://feedback.example' },
      social: [
        { label: 'Our Prints', url: 'https://social.example/prints' },
        { label: 'More', url: 'https://more.example' },
      ],
      Version: 0,
    });
  });

  test('show an invalid address or phone number at its field, and send nothing', async () => {
    const sent = open();
    await press('Edit');
    await userEvent.type(await screen.findByLabelText('Phone'), ' at noon');
    await userEvent.type(screen.getByLabelText('Gift Portal'), 'gifts.example');
    await userEvent.type(screen.getByLabelText('Social Links'), '\nhttps://label.missing.example');
    await press('Save');
    expect(await screen.findByText('Use only digits, spaces and + ( ) . - / x.')).toBeVisible();
    expect(screen.getByLabelText('Gift Portal')).toHaveAccessibleDescription(
      'Enter a URL without spaces that starts with https:// or http://.',
    );
    expect(screen.getByLabelText('Social Links')).toBeInvalid();
    expect(bodyOf(sent)).toBeUndefined();
  });

  test('return to the server’s configuration on request (PEOP-12)', async () => {
    const sent = open(settings({ IsStored: true, Version: 6 }));
    await press('Restore Defaults');
    const question = within(await screen.findByRole('dialog', { name: 'Restore the defaults?' }));
    await userEvent.click(question.getByRole('button', { name: 'Restore' }));
    await screen.findByText(/^Defaults restored\./);
    expect(sent.find(({ method }) => method === 'DELETE')?.path).toBe('/v1/settings/shell?Version=6');
  });
});
