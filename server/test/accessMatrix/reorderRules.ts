import { gets, rule, whoSeesOrders, everybody, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

/** Reorders that were asked for: whoever sees the company's orders sees them, and may ask. */
export const reorderRules: readonly Rule[] = [
  rule(
    'reorderDraft',
    '',
    { params: { line: '771000-1' } },
    ({ CompanyID, IndividualID }) => [CompanyID, IndividualID],
    whoSeesOrders(gets([WORLD.company, WORLD.contact]), 404),
  ),
  rule(
    'reorderDraft',
    'of a line that is not there',
    { params: { line: '1-1' } },
    () => true,
    everybody(404),
  ),
  rule(
    'activitySave',
    'asking for a reorder',
    {
      body: {
        saveMode: 0,
        ID: 0,
        CompanyID: WORLD.company,
        IndividualID: WORLD.contact,
        ActivityForID: 1,
        TypeID: 5,
        StartDate: '2026-11-23',
        Comments: 'Ask for a reorder.',
        FollowUpRecurrenceType: 0,
        FollowUpEndDate: null,
        ReorderLine: '771000-1',
      },
    },
    ({ Success }) => Success,
    whoSeesOrders(gets(true), 422),
  ),
  rule(
    'reorders',
    '',
    {},
    ({ Asks, TotalCount }) => [
      TotalCount,
      Asks.map(({ ActivityID, State, Answer }) => [ActivityID, State, Answer]),
    ],
    whoSeesOrders(gets([1, [[WORLD.activity, 'ordered', '771000-2']]]), gets([0, []])),
  ),
  rule(
    'reordersOfLines',
    '',
    { body: { Lines: ['771000-1', '771000-2'] } },
    ({ Asks }) => Asks.map(({ OrderIDLineNum }) => OrderIDLineNum),
    whoSeesOrders(gets(['771000-1']), gets([])),
  ),
  rule(
    'reorderFigures',
    '',
    {},
    ({ Reps }) => Reps.map(({ Asked, Ordered, Share, MedianDays }) => [Asked, Ordered, Share, MedianDays]),
    whoSeesOrders(gets([[1, 1, 100, 0]]), gets([])),
  ),
];
