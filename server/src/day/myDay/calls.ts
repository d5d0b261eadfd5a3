import { Type } from 'typebox';
import { IdFilter } from '@galley/shared/contract/common';
import type { Call } from '../../http/calls.ts';
import { MyDay } from './contract.ts';

export * as myDaySchemas from './contract.ts';

export const myDayCalls = {
  myDay: {
    number: 320,
    method: 'GET',
    path: '/v1/myday',
    querystring: Type.Object({ ParentID: IdFilter, CompanyID: IdFilter }),
    response: MyDay,
    tag: 'Lists',
    summary: 'Figures for My Day',
    description:
      'Which of the employee’s activities, order lines and companies are due, late, waiting or quiet, within a selection. Each figure has the URL of the list that it counts, and the first of its records.',
  },
} as const satisfies Record<string, Call>;

type MyDayCalls = typeof myDayCalls;
declare module '../../http/calls.ts' {
  interface Calls extends MyDayCalls {}
}
