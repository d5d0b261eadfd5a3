import { configure } from '@galley/shared/host';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appConfig } from '@galley/shared/store';
import { press } from '@galley/shared/testing';
import { VersionPanel } from './VersionPanel.tsx';

test('The list of versions names the commit of the server if the server sends it (OPS-60)', async () => {
  const before = appConfig();
  configure({ ...before, commit: '3f9ab2c10d5e' });
  render(<VersionPanel loaded={() => []} />);
  await press('App version dev');
  expect(screen.getByRole('row', { name: 'Server dev (commit 3f9ab2c1)' })).toBeVisible();
  configure(before);
});

test('The version label opens the list of releases in the page (SHELL-07)', async () => {
  const loaded = [{ name: 'activities', release: '1.8.2-a1b2c3d4' }];
  render(<VersionPanel loaded={() => loaded} />);
  const label = screen.getByRole('button', { name: 'App version dev' });
  loaded.push({ name: 'orders', release: '1.9.0-e5f60718' });
  await userEvent.click(label);
  expect(screen.getByRole('dialog', { name: 'Versions' })).toBeInTheDocument();
  expect(screen.getAllByRole('row').map((row) => row.textContent)).toEqual([
    'PartVersion or Release',
    'Serverdev',
    'Host1.0.0',
    'Activities1.8.2-a1b2c3d4',
    'Orders1.9.0-e5f60718',
  ]);
  await press('Close');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(label).toHaveFocus();
});
