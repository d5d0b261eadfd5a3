import { describe, expect, test } from '@jest/globals';
import { network, press, renderScreen } from '@galley/shared/testing';
import { act, screen } from '@testing-library/react';
import { exampleFactor } from './exampleFactor.ts';
import { Account } from './Account.tsx';

const EMPLOYEE = {
  EmployeeFirstName: 'Ana',
  EmployeeLastName: 'Ruiz',
  EmployeeEmail: 'ana@galley.example',
  DirectPhone: '303-555-0101',
};
const MORE = {
  '/v1/sessions': [],
  '/v1/passkeys': [],
  '/v1/second-factor': exampleFactor(),
  '/v1/calendar': { CreatedAt: null, LastReadAt: null },
};
const owner = (value: number, label: string, isDefault = false) => ({ value, label, isDefault });

const open = (associations: object[]) => {
  network({ '/v1/employees': EMPLOYEE, '/v1/associations/account/ana-uid': associations, ...MORE });
  renderScreen(<Account />, '/account');
};

const broken = () => Response.json({}, { status: 500 });

describe('The account screen (ACC-01)', () => {
  test('shows name, email and phone of the signed-in user', async () => {
    open([]);
    expect(await screen.findByText('Ana Ruiz')).toBeVisible();
    expect(screen.getByText('ana@galley.example')).toBeVisible();
    expect(screen.getByText('303-555-0101')).toBeVisible();
    expect(await screen.findByText('No Associations')).toBeVisible();
  });

  test('shows the first two account owners, the default in bold, and the rest on request', async () => {
    open([
      owner(1, 'Rocky Mountain', true),
      owner(2, 'Great Plains'),
      owner(3, 'Gulf Coast'),
      owner(4, 'Northeast'),
    ]);
    expect((await screen.findByText('Rocky Mountain')).tagName).toBe('STRONG');
    expect(screen.getByText('Great Plains').tagName).toBe('LI');
    expect(screen.queryByText('Gulf Coast')).not.toBeInTheDocument();
    await press('+2 more');
    expect(screen.getByText('Northeast')).toBeVisible();
    await press('Show less');
    expect(screen.queryByText('Gulf Coast')).not.toBeInTheDocument();
  });

  test('says what could not be loaded, and retries', async () => {
    let isDown = true;
    network({
      '/v1/employees': () => (isDown ? broken() : EMPLOYEE),
      '/v1/associations/account/ana-uid': () => (isDown ? broken() : []),
      ...MORE,
    });
    renderScreen(<Account />, '/account');
    expect(await screen.findByRole('alert')).toHaveTextContent('Your account could not be loaded.');
    expect(screen.queryByText('Loading...please wait')).not.toBeInTheDocument();
    isDown = false;
    await press('Try Again');
    expect(await screen.findByText('Ana Ruiz')).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('The associations could not be loaded.');
    await press('Try Again');
    expect(await screen.findByText('No Associations')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('loads automatically when the network returns', async () => {
    network({ ...MORE });
    renderScreen(<Account />, '/account');
    await screen.findByRole('alert');
    network({ '/v1/employees': EMPLOYEE, '/v1/associations/account/ana-uid': [], ...MORE });
    act(() => {
      globalThis.dispatchEvent(new Event('offline'));
      globalThis.dispatchEvent(new Event('online'));
    });
    expect(await screen.findByText('Ana Ruiz')).toBeVisible();
    expect(await screen.findByText('No Associations')).toBeVisible();
  });
});
