import { Type } from 'typebox';
import { Download, XLSX_TYPE } from '@galley/shared/contract/common';
import type { Call } from '../../http/calls.ts';
import { CSV_TYPE, Figures, FiguresQuery } from './contract.ts';

export * as figureSchemas from './contract.ts';

export const figureCalls = {
  figures: {
    number: 258,
    method: 'GET',
    path: '/v1/figures',
    querystring: FiguresQuery,
    response: Figures,
    tag: 'Lists',
    summary: 'Performance figures',
    description:
      'What a team or a person did in a period of at most 92 days, which prospects were won, and which order lines are waiting on the customer. Each figure has the URL of the list that it counts. Without Team and Employee, the response is for the team of the employee’s default account owner.',
    problems: [404],
    example: { query: { Team: 1, Employee: 0, From: '2026-11-01', To: '2026-11-23' } },
    cost: 'search',
  },
  figuresExport: {
    number: 259,
    method: 'GET',
    path: '/v1/figures/export',
    querystring: Type.Object({
      ...FiguresQuery.properties,
      Format: Type.Union([Type.Literal('xlsx'), Type.Literal('csv')], { default: 'xlsx' }),
    }),
    response: Download,
    produces: [XLSX_TYPE, CSV_TYPE],
    tag: 'Lists',
    summary: 'Performance figures as a file',
    description: 'The same figures as a spreadsheet by person and by day, or as CSV by person.',
    problems: [404],
    example: { query: { Team: 1, Employee: 0, From: '2026-11-01', To: '2026-11-23', Format: 'xlsx' } },
    cost: 'documents',
  },
} as const satisfies Record<string, Call>;

type FigureCalls = typeof figureCalls;
declare module '../../http/calls.ts' {
  interface Calls extends FigureCalls {}
}
