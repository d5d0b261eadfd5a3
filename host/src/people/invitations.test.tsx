import { network, press, renderScreen } from '@galley/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleEmployee as employee } from './exampleEmployee.ts';
import { PeoplePage } from './PeoplePage.tsx';

test('While the server can’t send email, an invitation becomes a file, and the form says so (PEOP-03)', async () => {
  network({
    '/v1/employees': { ID: 1, EmployeeType: 'Operations' },
    '/v1/people': { Employees: [employee()], TotalCount: 1, Success: true, Employee: employee({ ID: 12 }) },
    '/v1/people/12/invitation': { Success: true, Employee: employee({ ID: 12 }) },
    '/v1/account-owners': [],
    '/v1/activity-types': [],
    '/v1/setup': { mail: { host: null, from: '' }, sample: {} },
  });
  renderScreen(<PeoplePage />, '/people');
  await screen.findByRole('article', { name: 'Sky Fiction' });
  await press('Add Employee');
  expect(
    await screen.findByText(/^Galley can’t send email yet, so the invitation will be saved/),
  ).toBeVisible();
  for (const [label, text] of [
    ['First Name', 'Sky'],
    ['Last Name', 'Fiction'],
    ['Email', employee().EmployeeEmail],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), text);
  await press('Save');
  expect(
    await screen.findByText(`Invitation for ${employee().EmployeeEmail} saved in DATA_DIR/outbox`),
  ).toBeVisible();
});
