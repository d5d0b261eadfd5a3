import { everybody, gets, rule, whoSeesOrders, type Cell, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

/** Calls without a session: all who send the same get the same. */
const anybody = (cell: Cell) => ({
  ...everybody(cell),
  nobody: cell,
  disabled: cell,
  expired: cell,
  pretender: cell,
});

const line = '771000-1';

/** Links to order lines: whoever sees the line sees, makes and revokes them; whoever has one may open it. */
export const shareRules: readonly Rule[] = [
  rule(
    'orderShares',
    '',
    { params: { line } },
    ({ Shares }) => Shares.map(({ ID, State }) => [ID, State]),
    whoSeesOrders(gets([[WORLD.share, 'works']]), 404),
  ),
  rule(
    'orderShares',
    'of a line that is not there',
    { params: { line: '1-1' } },
    () => 'never',
    everybody(404),
  ),
  rule(
    'orderShareMake',
    '',
    { params: { line }, body: { Fields: ['status', 'proof'] } },
    ({ Address }) => /\/v1\/shared\/[\w-]{43}$/.test(Address),
    whoSeesOrders(gets(true), 404),
  ),
  rule(
    'orderShareRevoke',
    'that a colleague made',
    { params: { id: WORLD.share } },
    (isDone) => isDone,
    whoSeesOrders(gets(true), 404),
  ),
  rule(
    'sharedLine',
    'with a token that works',
    { params: { token: WORLD.shareToken } },
    (page) => /Order (\d+-\d)/.exec(String(page))?.[1],
    anybody(gets(line)),
  ),
  rule(
    'sharedLine',
    'with an unknown token',
    { params: { token: 'N'.repeat(43) } },
    () => 'never',
    anybody(404),
  ),
  rule(
    'sharedLineAnswer',
    'without an answer',
    { params: { token: WORLD.shareToken } },
    () => 'never',
    anybody(400),
  ),
];
