import { everybody, gets, rule, type Rule } from '../../accessMatrix/rule.ts';
import { WORLD } from '../../accessMatrix/world.ts';

/** The access rules for live events. */
export const liveRules: readonly Rule[] = [
  rule(
    'lastChange of an activity',
    { params: { topic: 'activities', id: WORLD.activity } },
    everybody(gets([1, ''])),
    ({ Version, ChangedBy }) => [Version, ChangedBy],
  ),
  rule('lastChange of no record', { params: { topic: 'contacts', id: 999_999 } }, everybody(404)),
  rule(
    'presence at an activity, where nobody else is',
    { body: { Topic: 'activities', ID: WORLD.activity, Page: 'matrix-page' } },
    everybody(gets([])),
    ({ Others }) => Others,
  ),
  rule(
    'presence at no record',
    { body: { Topic: 'contacts', ID: 999_999, Page: 'matrix-page' } },
    everybody(404),
  ),
  rule(
    'presenceEnd',
    { query: { topic: 'activities', id: WORLD.activity, page: 'matrix-page' } },
    everybody(gets(true)),
  ),
  rule('live from now on', {}, everybody(gets('retry: 3000')), (begun) => begun.split('\n')[0]),
];
