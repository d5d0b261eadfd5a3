import { PASSWORD } from './people.ts';
import { everybody, gets, operationsOnly, rule, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

const password = { body: { Password: PASSWORD } };

/** Nobody in this world has a second factor. */
export const secondFactorRules: readonly Rule[] = [
  rule(
    'secondFactor',
    '',
    {},
    (factor) => factor,
    everybody(gets({ AppSince: null, Passkeys: 0, RecoveryCodesLeft: 0, IsRequired: false })),
  ),
  rule('appBegin', 'with one’s password', password, ({ Secret }) => Secret.length, everybody(gets(32))),
  rule('appBegin', 'with another password', { body: { Password: 'wrong' } }, () => 'never', everybody(422)),
  rule('appConfirm', 'of no app', { body: { Code: '000000' } }, () => 'never', everybody(422)),
  rule('appRemove', 'with one’s password', password, (isDone) => isDone, everybody(gets(true))),
  rule('appRemove', 'with another password', { body: { Password: 'wrong' } }, () => 'never', everybody(422)),
  rule('recoveryCodesMake', 'for no app', password, () => 'never', everybody(422)),
  rule('secondStep', 'without a code', { body: { Ticket: WORLD.stepTicket, Code: '' } }, () => 'never', {
    ...everybody(422),
    nobody: 422,
    disabled: 422,
    expired: 422,
    pretender: 422,
  }),
  rule(
    'secondStepEnrolment',
    'with a ticket of the person’s',
    { body: { Ticket: WORLD.stepTicket } },
    ({ Secret }) => Secret.length,
    // Whoever holds the ticket may use it.
    { ...everybody(gets(32)), nobody: gets(32), disabled: 422, expired: gets(32), pretender: gets(32) },
  ),
  rule(
    'secondFactorReset',
    'of somebody who does not exist',
    { params: { id: 99 } },
    () => 'never',
    operationsOnly(404),
  ),
  rule(
    'secondFactorReset',
    'of a colleague',
    { params: { id: 7 } },
    (isDone) => isDone,
    operationsOnly(gets(true)),
  ),
  rule('secondFactorPolicy', '', {}, ({ EmployeeTypes }) => EmployeeTypes, operationsOnly(gets([]))),
  rule(
    'secondFactorPolicySave',
    'of nobody',
    { body: { EmployeeTypes: [] } },
    ({ EmployeeTypes }) => EmployeeTypes,
    operationsOnly(gets([])),
  ),
];
