import type { FileImport, ImportRecord } from '@galley/server/exchange/imports/contract';
import { type Answers, network, renderScreen, type SentCall } from '@galley/shared/testing';
import { ImportPage } from './ImportPage.tsx';

export const one = (change: Partial<FileImport> = {}): FileImport => ({
  id: 7,
  source: 'press',
  resource: 'orders',
  file: 'orders.csv',
  size: 1200,
  by: 'Parker Testcase',
  at: '2026-11-23T17:00:00Z',
  state: 'open',
  headings: ['Order No', 'Line', 'Ordered', 'Total'],
  encoding: 'utf-8',
  delimiter: ',',
  samples: [
    ['940001', '1', '11/3/2026', '12.50'],
    ['940002', '1', '', 'n/a'],
  ],
  map: { columns: { order: 'Order No', line: 'Line', cost: 'Total' }, constants: {} },
  rows: 0,
  position: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  deleted: 0,
  refused: 0,
  kept: 0,
  doubles: 0,
  skipped: 0,
  restored: 0,
  error: '',
  ...change,
});
export const CHECKED = one({
  state: 'checked',
  rows: 2500,
  position: 2500,
  created: 2498,
  changed: 1,
  refused: 1,
});
const RECORDS: Record<string, ImportRecord[]> = {
  refused: [
    {
      row: 2,
      externalId: '940002-1',
      name: '',
      verdict: 'refused',
      errors: [{ field: 'orderDate', message: 'Ordered: "13/45/2026" must be a day like 2026-11-24' }],
      changes: [],
    },
  ],
  changed: [
    {
      row: 9,
      externalId: '940009-1',
      name: '',
      verdict: 'changed',
      errors: [],
      changes: [{ field: 'qty', before: '2', after: '3' }],
    },
  ],
};
export const problem = (status: number, detail: string) =>
  Response.json({ type: 'about:blank', title: 'Refused', status, detail }, { status });

/** A list of companies and their people. */
export const LIST = one({
  file: 'customers.csv',
  resource: 'companies',
  source: 'list',
  headings: ['Customer', 'City', 'Buyer', 'Buyer e-mail'],
  samples: [['Finch Flags', 'Denver', 'Fay Finch', 'fay@finch.example']],
  map: {
    columns: { externalId: 'auto', name: 'Customer', city: 'City' },
    constants: {},
    people: { columns: { externalId: 'auto', name: 'Buyer', email: 'Buyer e-mail' } },
  },
});
const EMPLOYEE = {
  ID: 3,
  EmployeeFirstName: 'Robin',
  EmployeeLastName: 'Sample',
  EmployeeEmail: 'rep@galley.example',
};
export const COUNTS = {
  created: 0,
  changed: 0,
  unchanged: 0,
  deleted: 0,
  refused: 0,
  kept: 0,
  doubles: 0,
  skipped: 0,
};

export function open(url: string, answers: Answers = {}, type = 'Operations') {
  const sent = network({
    '/v1/employees': { ID: 1, EmployeeType: type },
    '/v1/imports': ({ method }: SentCall) =>
      method === 'GET'
        ? { imports: [one({ state: 'done', position: 3, created: 2, refused: 1 })], sources: ['press'] }
        : one(),
    '/v1/imports/7': one(),
    '/v1/people': { Employees: [EMPLOYEE], TotalCount: 1 },
    '/v1/account-owners': [{ ID: 2, Name: 'Rocky Mountain', Version: 1, IsUsed: true, IsDefault: false }],
    '/v1/imports/7/records': ({ path }: SentCall) =>
      RECORDS[new URLSearchParams(path.split('?')[1]).get('verdict') ?? ''] ?? [],
    ...answers,
  });
  renderScreen(<ImportPage />, url);
  return sent;
}
export const written = (sent: readonly SentCall[]) =>
  sent.filter(({ method, path }) => method !== 'GET' && path.startsWith('/v1/'));
