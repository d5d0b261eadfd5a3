import { anybody, everybody, gets, rule, whoSeesOrders, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

const line = '771000-1';

/** Links to order lines: whoever sees the line sees, makes and revokes them; whoever has one may open it. */
export const shareRules: readonly Rule[] = [
  rule(
    'orderShares',
    { params: { line } },
    whoSeesOrders(gets([[WORLD.share, 'works']]), 404),
    ({ Shares }) => Shares.map(({ ID, State }) => [ID, State]),
  ),
  rule('orderShares of a line that is not there', { params: { line: '1-1' } }, everybody(404)),
  rule(
    'orderShareMake',
    { params: { line }, body: { Fields: ['status', 'proof'] } },
    whoSeesOrders(gets(true), 404),
    ({ Address }) => /\/v1\/shared\/[\w-]{43}$/.test(Address),
  ),
  rule(
    'orderShareRevoke that a colleague made',
    { params: { id: WORLD.share } },
    whoSeesOrders(gets(true), 404),
  ),
  rule(
    'sharedLine with a token that works',
    { params: { token: WORLD.shareToken } },
    anybody(gets(line)),
    (page) => /Order (\d+-\d)/.exec(String(page))?.[1],
  ),
  rule('sharedLine with an unknown token', { params: { token: 'N'.repeat(43) } }, anybody(404)),
  rule('sharedLineAnswer without an answer', { params: { token: WORLD.shareToken } }, anybody(400)),
];
