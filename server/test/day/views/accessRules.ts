import { associatedOnly, everybody, gets, rule, whoSeesOrders, type Rule } from '../../accessMatrix/rule.ts';
import { WORLD } from '../../accessMatrix/world.ts';

const VIEW = { List: 'orders', Name: 'Mine', Query: 'status=1', Visibility: 'mine' };
const selection = { ParentID: WORLD.parent, CompanyID: WORLD.company };

export const viewRules: readonly Rule[] = [
  rule(
    'views',
    {},
    {
      ...associatedOnly(
        gets([
          ['For everybody', true],
          ['Mine alone', true],
          ['Of one who left', false],
          ['Of the team', true],
        ]),
        gets([['For everybody', false]]),
      ),
      operations: gets([
        ['For everybody', false],
        ['Of one who left', true],
      ]),
    },
    (views) => views.map(({ Name, MayDelete }) => [Name, MayDelete]),
  ),
  rule(
    'viewCounts of the own default and pinned views',
    { body: { List: 'orders', ...selection } },
    associatedOnly(gets([{ ID: WORLD.ownView, Count: 0 }]), gets([])),
    ({ Counts }) => Counts,
  ),
  rule(
    'listCounts of a company’s orders',
    { body: { List: 'orders', ...selection, Queries: ['range=7', 'no=1'] } },
    whoSeesOrders(gets([2, null]), gets([0, null])),
    ({ Counts }) => Counts,
  ),
  rule('viewSave a new one', { body: { ...VIEW, ID: 0 } }, everybody(gets('Mine')), ({ Name }) => Name),
  rule(
    'viewSave somebody else’s, for the team',
    { body: { ...VIEW, ID: WORLD.teamView } },
    associatedOnly(gets('Mine'), 404),
    ({ Name }) => Name,
  ),
  rule(
    'viewSave somebody else’s, for everybody',
    { body: { ...VIEW, ID: WORLD.sharedView } },
    associatedOnly(gets('Mine'), 403),
    ({ Name }) => Name,
  ),
  rule('viewDelete for nobody else', { query: { id: WORLD.ownView } }, associatedOnly(gets(true), 404)),
  rule('viewDelete for everybody', { query: { id: WORLD.sharedView } }, associatedOnly(gets(true), 403)),
  rule(
    'viewDelete of one who left',
    { query: { id: WORLD.leftView } },
    {
      ...associatedOnly(403, 404),
      operations: gets(true),
    },
  ),
  rule(
    'viewsPin of the team',
    { body: { List: 'orders', IDs: [WORLD.teamView] } },
    associatedOnly(gets(true), 404),
  ),
  rule(
    'viewDefault for everybody',
    { body: { List: 'orders', ID: WORLD.sharedView } },
    everybody(gets(true)),
  ),
];
