import type { ManagedEmployee } from '@galley/server/account/employees/contract';

/** An employee for tests. */
export const exampleEmployee = (change: Partial<ManagedEmployee> = {}): ManagedEmployee => ({
  ID: 3,
  EmployeeFirstName: 'Sky',
  EmployeeLastName: 'Fiction',
  EmployeeEmail: 'sky@galley.example',
  DirectPhone: '303-555-0101',
  EmployeeType: 'Sales',
  OrderMasterOverride: false,
  AccountOwners: [
    { value: 1, label: 'Rocky Mountain', isDefault: true },
    { value: 2, label: 'Great Plains', isDefault: false },
  ],
  IsDisabled: false,
  HasPassword: true,
  HasCompanyAccount: false,
  Created: [],
  InvitedUntil: null,
  Version: 4,
  ...change,
});
