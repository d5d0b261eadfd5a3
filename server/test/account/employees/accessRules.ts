import { LINK_NAMES, type LinkName } from '#server/account/rules/shellRules';
import { gets, operationsOnly, rule, type Rule } from '../../accessMatrix/rule.ts';
import { OWNERS } from '../../accessMatrix/people.ts';
import { WORLD } from '../../accessMatrix/world.ts';

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

/** Calls for Operations only; rights to companies make no difference. */
export const peopleRules: readonly Rule[] = [
  rule(
    'employeeList',
    { query: { searchterm: 'colleague' } },
    operationsOnly(gets(['colleague@example.com'])),
    ({ Employees }) => Employees.map(({ EmployeeEmail }) => EmployeeEmail),
  ),
  rule('employeeSave adding one', { body: employee }, operationsOnly(gets(true)), success),
  rule('employeeSave of an unknown id', { body: { ...employee, ID: 99 } }, operationsOnly(404)),
  rule(
    'employeeAccess of somebody who does not exist',
    { params: { id: 99 }, body: { IsDisabled: true } },
    operationsOnly(404),
  ),
  rule(
    'employeeAccess that a colleague has already',
    { params: { id: 7 }, body: { IsDisabled: false } },
    operationsOnly(gets(true)),
    success,
  ),
  rule('employeeSessions of somebody who does not exist', { params: { id: 99 } }, operationsOnly(404)),
  rule(
    'employeeSessions of a colleague',
    { params: { id: 7 } },
    operationsOnly(gets([WORLD.colleagueSession])),
    (list) => list.map(({ ID }) => ID),
  ),
  rule(
    'employeeSessionsEnd of a colleague',
    { params: { id: 7 }, query: { session: WORLD.colleagueSession } },
    operationsOnly(gets(true)),
  ),
  rule('employeeInvitation of somebody who does not exist', { params: { id: 99 } }, operationsOnly(404)),
  rule('accountOwners', {}, operationsOnly(gets(['Elsewhere', 'Inside', 'Outside'])), names),
  rule(
    'accountOwnerSave renaming one',
    { body: { ID: OWNERS.elsewhere, Name: 'Elsewhere' } },
    operationsOnly(gets(true)),
    success,
  ),
  rule('accountOwnerDelete of an unknown id', { query: { id: 99 } }, operationsOnly(404)),
  rule('managedActivityTypes', {}, operationsOnly(gets(8)), ({ length }) => length),
  rule(
    'activityTypeSave renaming one',
    { body: { ID: 1, Name: 'Phone Call' } },
    operationsOnly(gets(true)),
    success,
  ),
  rule('activityTypeDelete of an unknown id', { query: { id: 999 } }, operationsOnly(404)),
  rule('shellSettings', {}, operationsOnly(gets(false)), ({ IsStored }) => IsStored),
  rule('shellSettingsSave', { body: shell }, operationsOnly(gets(true)), success),
  rule('shellSettingsReset', {}, operationsOnly(gets(true)), success),
];
