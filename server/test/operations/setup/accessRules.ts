import { anybody, gets, operationsOnly, rule, type Rule } from '../../accessMatrix/rule.ts';

export const setupRules: readonly Rule[] = [
  rule('setupState', {}, operationsOnly(gets(['none', false])), ({ sample, dismissed }) => [
    sample.state,
    dismissed,
  ]),
  rule(
    'setupOperation',
    { body: { Operation: 'dismiss' } },
    operationsOnly(gets(true)),
    ({ state }) => state.dismissed,
  ),
  // There are records, so nothing is loaded, not even for Operations.
  rule('setupOperation of the sample data', { body: { Operation: 'loadSample' } }, operationsOnly(409)),
  rule(
    'setupOperation of a download with a wrong password',
    { body: { Operation: 'download', Proof: 'wrong' } },
    operationsOnly(422),
  ),
  rule('everything with an invented permit', { params: { uid: 'X'.repeat(43) } }, anybody(401)),
];
