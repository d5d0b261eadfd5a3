import { PASSWORD } from '../../accessMatrix/people.ts';
import { anybody, everybody, gets, operationsOnly, rule, type Rule } from '../../accessMatrix/rule.ts';
import { WORLD } from '../../accessMatrix/world.ts';

const password = { body: { Password: PASSWORD } };

/** Nobody in this world has two-step verification. */
export const secondFactorRules: readonly Rule[] = [
  rule(
    'secondFactor',
    {},
    everybody(
      gets({
        AppSince: null,
        Passkeys: 0,
        BlockedPasskeys: 0,
        RecoveryCodesLeft: 0,
        IsRequired: false,
        HasPassword: true,
      }),
    ),
  ),
  rule('appBegin with one’s password', password, everybody(gets(32)), ({ Secret }) => Secret.length),
  rule('appBegin with another password', { body: { Password: 'wrong' } }, everybody(422)),
  rule('appConfirm of no app', { body: { Code: '000000' } }, everybody(422)),
  rule('appRemove with one’s password', password, everybody(gets(true))),
  rule('appRemove with another password', { body: { Password: 'wrong' } }, everybody(422)),
  rule('recoveryCodesMake for no app', password, everybody(422)),
  rule('secondStep without a code', { body: { Ticket: WORLD.stepTicket, Code: '' } }, anybody(422)),
  rule(
    'secondStepEnrolment with a ticket of the person’s',
    { body: { Ticket: WORLD.stepTicket } },
    anybody(gets(32), 422),
    ({ Secret }) => Secret.length,
  ),
  rule('secondFactorReset of somebody who does not exist', { params: { id: 99 } }, operationsOnly(404)),
  rule('secondFactorReset of a colleague', { params: { id: 7 } }, operationsOnly(gets(true))),
  rule('secondFactorPolicy', {}, operationsOnly(gets([])), ({ EmployeeTypes }) => EmployeeTypes),
  rule(
    'secondFactorPolicySave of nobody',
    { body: { EmployeeTypes: [] } },
    operationsOnly(gets([])),
    ({ EmployeeTypes }) => EmployeeTypes,
  ),
];
