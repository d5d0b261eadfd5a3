import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addOwner, employeeFaults, removeOwner } from './employeeRules.ts';

const input = {
  EmployeeFirstName: 'Sky',
  EmployeeLastName: 'Fiction',
  EmployeeEmail: 'sky@galley.example',
  AccountOwners: [{ value: 1, isDefault: true }],
};
const ids = fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 12 });
const isDefaultOf = (owners: readonly { isDefault: boolean }[]) =>
  owners.filter(({ isDefault }) => isDefault).length;

describe('The rules for an employee', () => {
  test('accept an employee with all required values', () => {
    expect(employeeFaults(input)).toEqual([]);
    expect(employeeFaults({ ...input, AccountOwners: [] })).toEqual([]);
  });

  test('name each field that is missing or wrong, in the order of the form (PEOP-02)', () => {
    const faults = employeeFaults({
      EmployeeFirstName: ' ',
      EmployeeLastName: '',
      EmployeeEmail: 'sky@galley',
      AccountOwners: [
        { value: 1, isDefault: true },
        { value: 1, isDefault: false },
      ],
    });
    expect(faults.map(({ field }) => field)).toEqual([
      'EmployeeFirstName',
      'EmployeeLastName',
      'EmployeeEmail',
      'AccountOwners',
    ]);
  });

  test('reject account owners with two defaults or none', () => {
    const owners = [1, 2].map((value) => ({ value, isDefault: true }));
    expect(employeeFaults({ ...input, AccountOwners: owners })).toHaveLength(1);
    expect(
      employeeFaults({ ...input, AccountOwners: owners.map((one) => ({ ...one, isDefault: false })) }),
    ).toHaveLength(1);
  });

  test('accept the account owners after any additions and removals (PEOP-02)', () => {
    fc.assert(
      fc.property(ids, ids, (added, removed) => {
        const all = added.reduce(
          (owners, value) => addOwner(owners, { value, isDefault: false }),
          [] as { value: number; isDefault: boolean }[],
        );
        expect(all.map(({ value }) => value)).toEqual([...new Set(added)]);
        const left = removed.reduce(removeOwner, all);
        expect(left.map(({ value }) => value)).toEqual(
          [...new Set(added)].filter((value) => !removed.includes(value)),
        );
        expect(isDefaultOf(left)).toBe(left.length === 0 ? 0 : 1);
        expect(employeeFaults({ ...input, AccountOwners: left })).toEqual([]);
        const standard = all.find(({ isDefault }) => isDefault)?.value ?? 0;
        if (!removed.includes(standard))
          expect(left.find(({ isDefault }) => isDefault)?.value).toBe(all[0]?.value);
      }),
    );
  });
});
