import { everybody, gets, rule, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

/** Who is told of what changes. */
export const liveRules: readonly Rule[] = [
  rule(
    'lastChange',
    'of an activity',
    { params: { topic: 'activities', id: WORLD.activity } },
    ({ Version, ChangedBy }) => [Version, ChangedBy],
    everybody(gets([1, ''])),
  ),
  rule(
    'lastChange',
    'of no record',
    { params: { topic: 'contacts', id: 999_999 } },
    () => '',
    everybody(404),
  ),
  rule('live', 'from now on', {}, (begun) => begun.split('\n')[0], everybody(gets('retry: 3000'))),
];
