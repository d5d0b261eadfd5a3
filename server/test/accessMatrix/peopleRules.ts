import { LINK_NAMES, type LinkName } from '@galley/shared/domain/shellRules';
import { gets, operationsOnly, rule, type Rule } from './rule.ts';
import { OWNERS } from './people.ts';
import { WORLD } from './world.ts';

const employee = {
  ID: 0,
  EmployeeFirstName: 'New',
  EmployeeLastName: 'Person',
  EmployeeEmail: 'new@example.com',
  EmployeeType: 'Sales',
  AccountOwners: [{ value: OWNERS.inside, isDefault: true }],
};
const shell = {
  phone: '303-555-0100',
  links: Object.fromEntries(LINK_NAMES.map((name) => [name, null])) as Record<LinkName, null>,
  social: [],
};
const success = ({ Success }: { Success: boolean }) => Success;
const names = (records: { Name: string }[]) => records.map(({ Name }) => Name);

/** What Operations manage; an employee of another type may have any rights over companies. */
export const peopleRules: readonly Rule[] = [
  rule(
    'employeeList',
    '',
    { query: { searchterm: 'colleague' } },
    ({ Employees }) => Employees.map(({ EmployeeEmail }) => EmployeeEmail),
    operationsOnly(gets(['colleague@example.com'])),
  ),
  rule('employeeSave', 'adding one', { body: employee }, success, operationsOnly(gets(true))),
  rule('employeeSave', 'of an unknown id', { body: { ...employee, ID: 99 } }, success, operationsOnly(404)),
  rule(
    'employeeAccess',
    'of somebody who does not exist',
    { params: { id: 99 }, body: { IsDisabled: true } },
    success,
    operationsOnly(404),
  ),
  rule(
    'employeeAccess',
    'that a colleague has already',
    { params: { id: 7 }, body: { IsDisabled: false } },
    success,
    operationsOnly(gets(true)),
  ),
  rule(
    'employeeSessions',
    'of somebody who does not exist',
    { params: { id: 99 } },
    () => 'never',
    operationsOnly(404),
  ),
  rule(
    'employeeSessions',
    'of a colleague',
    { params: { id: 7 } },
    (list) => list.map(({ ID }) => ID),
    operationsOnly(gets([WORLD.colleagueSession])),
  ),
  rule(
    'employeeSessionsEnd',
    'of a colleague',
    { params: { id: 7 }, query: { session: WORLD.colleagueSession } },
    (isDone) => isDone,
    operationsOnly(gets(true)),
  ),
  rule(
    'employeeInvitation',
    'of somebody who does not exist',
    { params: { id: 99 } },
    success,
    operationsOnly(404),
  ),
  rule('accountOwners', '', {}, names, operationsOnly(gets(['Elsewhere', 'Inside', 'Outside']))),
  rule(
    'accountOwnerSave',
    'renaming one',
    { body: { ID: OWNERS.elsewhere, Name: 'Elsewhere' } },
    success,
    operationsOnly(gets(true)),
  ),
  rule('accountOwnerDelete', 'of an unknown id', { query: { id: 99 } }, () => 'never', operationsOnly(404)),
  rule('managedActivityTypes', '', {}, ({ length }) => length, operationsOnly(gets(8))),
  rule(
    'activityTypeSave',
    'renaming one',
    { body: { ID: 1, Name: 'Phone Call' } },
    success,
    operationsOnly(gets(true)),
  ),
  rule('activityTypeDelete', 'of an unknown id', { query: { id: 999 } }, () => 'never', operationsOnly(404)),
  rule('shellSettings', '', {}, ({ IsStored }) => IsStored, operationsOnly(gets(false))),
  rule('shellSettingsSave', '', { body: shell }, success, operationsOnly(gets(true))),
  rule('shellSettingsReset', '', {}, success, operationsOnly(gets(true))),
];
