import type { EmployeeType } from '../account/contract.ts';

/** One password for all demo accounts, because demo data protects nothing. */
export const DEMO_PASSWORD = 'press-room-1';

/** The password that unlocks a prospect's Account Owner field in the demo. */
export const DEMO_OWNER_PASSWORD = 'owner-press-1';

/** The account owners, by id from 1. */
export const ACCOUNT_TYPES = [
  'Rocky Mountain',
  'Great Plains',
  'Pacific Coast',
  'Desert Southwest',
  'Great Lakes',
  'Gulf Coast',
  'Northeast',
  'Southeast',
] as const;

export interface DemoEmployee {
  first: string;
  last: string;
  email: string;
  type: EmployeeType;
  /** Account owners; the first is the default. */
  accounts: number[];
  override: boolean;
  /** What the account is for; the server prints it at start. */
  role: string;
}

const employee = (
  name: string,
  email: string,
  type: EmployeeType,
  accounts: number[],
  role: string,
  override = false,
): DemoEmployee => {
  const [first = '', last = ''] = name.split(' ');
  return { first, last, email: `${email}@galley.example`, type, accounts, override, role };
};

/** The accounts to sign in with, by id from 1. */
export const demoAccounts: readonly DemoEmployee[] = [
  employee('Robin Sample', 'rep', 'Sales', [1, 2], 'Sales: Rocky Mountain (default) and Great Plains'),
  employee(
    'Oakley Example',
    'other',
    'Sales',
    [3, 4],
    'Sales: Pacific Coast and Desert Southwest, no account owner in common with rep',
  ),
  employee(
    'Morgan Specimen',
    'manager',
    'Account Manager',
    [5],
    'Account Manager: sees the orders of every company',
    true,
  ),
  employee('Parker Testcase', 'ops', 'Operations', [6], 'Operations: can change releases'),
];

/** The colleagues who own the rest of the data. */
export const demoColleagues: readonly DemoEmployee[] = [
  employee('Avery Placeholder', 'avery', 'Sales', [5, 6], ''),
  employee('Quinn Mockup', 'quinn', 'Sales', [7], ''),
  employee('Reese Template', 'reese', 'Sales', [8], ''),
  employee('Dakota Prototype', 'dakota', 'Sales', [1], ''),
  employee('Emerson Draft', 'emerson', 'Account Manager', [2, 3], ''),
  employee('Finley Dummy', 'finley', 'Sales', [4], ''),
  employee('Harper Lorem', 'harper', 'Account Manager', [7, 8], ''),
  employee('Jordan Ipsum', 'jordan', 'Sales', [6], ''),
];

/** The sales rep (employee id) of the companies of each account owner, by the owner's id. */
export const REP_OF_ACCOUNT: Record<number, number> = { 1: 1, 2: 1, 3: 2, 4: 2, 5: 5, 6: 5, 7: 6, 8: 7 };
