import { BulkJob, BulkJobsResponse, BulkVerdictsResponse } from '@galley/shared/contract/bulk';
import { BulkParams, BulkStartRequest, BulkVerdictsQuery } from './contract.ts';
import type { Call } from '../../http/calls.ts';

export * as bulkSchemas from '@galley/shared/contract/bulk';
const running = {
  ID: 7,
  Action: 'snoozeActivities',
  State: 'running',
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
      'Does one action with each record: those of Ids, or all that the filter of the action’s list matches, at most 20,000. It runs in the background. Each record is changed by the rules of its own call, or refused with the reason. A record that somebody changes before its turn is left as it is.',
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
    summary: 'How far a bulk change is',
    description: 'What became of its records so far. Only who started it may ask.',
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
    description: 'Stops it after the records that are being changed. What is done stays, and can be undone.',
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
      'Gives every record back what it was, in the background; answers the change that does so. A record that somebody has changed since is kept, and counted as Changed.',
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
    summary: 'What became of each record',
    description: 'The records with one verdict, 100 at a time, with the reason.',
    problems: [404],
    example: {
      query: { verdict: 'refused', after: 0 },
      response: {
        Verdicts: [
          {
            Place: 2,
            ID: 15,
            Name: 'Jamie Ledger, Meridian Outdoor',
            Reason: 'This activity is closed already.',
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
    summary: 'The own bulk changes',
    description: 'Those of the last day that are running or can still be undone, the newest first.',
    example: { response: { Jobs: [ended] } },
  },
} as const satisfies Record<string, Call>;

type BulkCalls = typeof bulkCalls;
declare module '../../http/calls.ts' {
  interface Calls extends BulkCalls {}
}
