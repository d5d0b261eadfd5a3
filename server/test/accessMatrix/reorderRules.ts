import { gets, rule, whoSeesOrders, everybody, type Rule } from './rule.ts';
import { WORLD } from './world.ts';

/** Reorders that were asked for: whoever sees the company's orders sees them, and may ask. */
export const reorderRules: readonly Rule[] = [
  rule(
    'reorderDraft',
    { params: { line: '771000-1' } },
    whoSeesOrders(gets([WORLD.company, WORLD.contact]), 404),
    ({ CompanyID, IndividualID }) => [CompanyID, IndividualID],
  ),
  rule('reorderDraft of a line that is not there', { params: { line: '1-1' } }, everybody(404)),
  rule(
    'activitySave asking for a reorder',
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
    whoSeesOrders(gets(true), 422),
    ({ Success }) => Success,
  ),
  rule(
    'reorders',
    {},
    whoSeesOrders(gets([1, [[WORLD.activity, 'ordered', '771000-2']]]), gets([0, []])),
    ({ Asks, TotalCount }) => [
      TotalCount,
      Asks.map(({ ActivityID, State, Answer }) => [ActivityID, State, Answer]),
    ],
  ),
  rule(
    'reordersOfLines',
    { body: { Lines: ['771000-1', '771000-2'] } },
    whoSeesOrders(gets(['771000-1']), gets([])),
    ({ Asks }) => Asks.map(({ OrderIDLineNum }) => OrderIDLineNum),
  ),
  rule('reorderFigures', {}, whoSeesOrders(gets([[1, 1, 100, 0]]), gets([])), ({ Reps }) =>
    Reps.map(({ Asked, Ordered, Share, MedianDays }) => [Asked, Ordered, Share, MedianDays]),
  ),
];
