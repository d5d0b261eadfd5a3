import { network, press, renderScreen, type SentCall } from '@galley/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PeoplePage } from './PeoplePage.tsx';

test('Operations chooses which employee types must use two-step verification (FACT-08)', async () => {
  let stored = ['Operations'];
  let isRefused = true;
  network({
    '/v1/employees': { ID: 1, EmployeeType: 'Operations' },
    '/v1/settings/second-factor': ({ method, body }: SentCall) => {
      if (method === 'GET') return { EmployeeTypes: stored };
      if (isRefused)
        return Response.json({ title: 'Refused', status: 403, detail: 'Not you.' }, { status: 403 });
      stored = body.EmployeeTypes as string[];
      return { EmployeeTypes: stored };
    },
  });
  renderScreen(<PeoplePage />, '/people?part=security');
  expect(await screen.findByRole('checkbox', { name: 'Operations' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Sales' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Operations' }));
  await press('Save');
  expect(await screen.findByText('Not you.')).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'Sales' })).toBeChecked();
  isRefused = false;
  await press('Save');
  expect(await screen.findByText('Two-step verification settings saved')).toBeVisible();
  expect(stored).toEqual(['Sales']);
  expect(screen.getByRole('checkbox', { name: 'Operations' })).not.toBeChecked();
});
