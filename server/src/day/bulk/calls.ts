import { BulkJob, BulkJobsResponse, BulkVerdictsResponse } from '@galley/shared/contract/bulk';
import { BulkParams, BulkStartRequest, BulkVerdictsQuery } from './contract.ts';
import type { Call } from '../../http/calls.ts';

export * as bulkSchemas from '@galley/shared/contract/bulk';
const running = {
  ID: 7,
  Action: 'snoozeActivities',
  State: 'running',
  StartedAt: '2026-11-23T17:00:00Z',
  Total: 312,
  Done: 40,
  Unchanged: 0,
  Refused: 1,
  Changed: 0,
  Undoes: null,
  UndoneBy: null,
};
const ended = { ...running, State: 'done', Done: 311 };

export const bulkCalls = {
  bulkStart: {
    number: 200,
    method: 'POST',
    path: '/v1/bulk',
    body: BulkStartRequest,
    response: BulkJob,
    tag: 'Bulk changes',
    summary: 'Change many records',
    description:
      'Applies one action to at most 1,000 records in Ids, or to all that match the list’s filter, at most 20,000. It runs in the background. Each change follows the rules of the record’s own call, or is refused with a reason. A record that someone else changes before its turn is skipped.',
    problems: [409, 422],
    isWrite: true,
    example: {
      body: { Action: 'snoozeActivities', Ids: [12, 15, 19], StartDate: '2026-11-30' },
      response: { ...running, Total: 3, Done: 0, Refused: 0 },
    },
  },
  bulkJob: {
    number: 201,
    method: 'GET',
    path: '/v1/bulk/:id',
    params: BulkParams,
    response: BulkJob,
    tag: 'Bulk changes',
    summary: 'Progress of a bulk change',
    description: 'The results so far. Only for the employee who started it.',
    problems: [404],
    example: { response: running },
  },
  bulkCancel: {
    number: 202,
    method: 'POST',
    path: '/v1/bulk/:id/cancel',
    params: BulkParams,
    response: BulkJob,
    tag: 'Bulk changes',
    summary: 'Cancel a bulk change',
    description: 'Stops it after the current batch. Completed changes stay, and you can undo them.',
    problems: [404, 409],
    isWrite: true,
    example: { response: { ...running, State: 'canceled' } },
  },
  bulkUndo: {
    number: 203,
    method: 'POST',
    path: '/v1/bulk/:id/undo',
    params: BulkParams,
    response: BulkJob,
    tag: 'Bulk changes',
    summary: 'Undo a bulk change',
    description:
      'Restores every record in the background and returns the bulk change that does so. A record that someone has changed since is kept and counted as Changed.',
    problems: [404, 409],
    isWrite: true,
    example: { response: { ...running, ID: 8, Total: 311, Done: 0, Refused: 0, Undoes: 7 } },
  },
  bulkVerdicts: {
    number: 204,
    method: 'GET',
    path: '/v1/bulk/:id/verdicts',
    params: BulkParams,
    querystring: BulkVerdictsQuery,
    response: BulkVerdictsResponse,
    tag: 'Bulk changes',
    summary: 'Result for each record',
    description: 'The records with a given verdict, 100 at a time, each with its reason.',
    problems: [404],
    example: {
      query: { verdict: 'refused', after: 0 },
      response: {
        Verdicts: [
          {
            Place: 2,
            ID: 15,
            Name: 'Jamie Ledger, Meridian Outdoor',
            Reason: 'This activity is already closed.',
          },
        ],
        More: false,
      },
    },
  },
  bulkJobs: {
    number: 205,
    method: 'GET',
    path: '/v1/bulk',
    response: BulkJobsResponse,
    tag: 'Bulk changes',
    summary: 'Your bulk changes',
    description:
      'Your bulk changes of the last day, except undone ones and finished undos, the newest first, at most 20.',
    example: { response: { Jobs: [ended] } },
  },
} as const satisfies Record<string, Call>;

type BulkCalls = typeof bulkCalls;
declare module '../../http/calls.ts' {
  interface Calls extends BulkCalls {}
}
