import { Type } from 'typebox';
import { Id } from '@galley/shared/contract/common';
import type { Call } from '../../http/calls.ts';
import { FeedUndone } from '../feed/contract.ts';
import {
  FileImport,
  FileImports,
  ImportGuess,
  ImportMap,
  ImportRecord,
  ImportRecordsQuery,
  ImportUpload,
} from './contract.ts';

export * as importSchemas from './contract.ts';
const Params = Type.Object({ id: Id });
const MAP = { columns: { order: 'Order No', line: 'Line' }, constants: { status: 'Shipped' } };
const IMPORT = {
  id: 1,
  source: 'press',
  resource: 'orders',
  file: 'orders.csv',
  size: 48_210,
  by: 'Robin Sample',
  at: '2026-11-23T17:00:00Z',
  state: 'open',
  encoding: 'utf-8',
  delimiter: ',',
  headings: ['Order No', 'Line'],
  samples: [['940001', '1']],
  map: MAP,
  rows: 0,
  position: 0,
  created: 0,
  changed: 0,
  unchanged: 0,
  deleted: 0,
  refused: 0,
  kept: 0,
  doubles: 0,
  skipped: 0,
  restored: 0,
  error: '',
};
const CHECKED = { ...IMPORT, state: 'checked', rows: 240, position: 240, created: 236, refused: 4 };

export const importCalls = {
  importAdd: {
    number: 180,
    method: 'POST',
    path: '/v1/imports',
    querystring: ImportUpload,
    /** The body is the file. */
    uploads: true,
    response: FileImport,
    tag: 'Imports',
    summary: 'Upload a file',
    description:
      'The body is the file: `.csv` and `.ndjson` up to 512 MB, `.xlsx` up to 10 MB. Its columns are mapped as in the last file of the source and the resource, else by their headings. Without a resource, the file’s name, headings and first rows tell it, and whether companies come with their people. A source has one import at a time.',
    problems: [409, 422],
    example: { query: { file: 'orders.csv', resource: 'orders', source: 'press' }, response: IMPORT },
  },
  imports: {
    number: 181,
    method: 'GET',
    path: '/v1/imports',
    response: FileImports,
    tag: 'Imports',
    summary: 'Imports of files',
    description: 'The last hundred, the newest first, and the names of all sources.',
    example: { response: { imports: [CHECKED], sources: ['press'] } },
  },
  importRead: {
    number: 182,
    method: 'GET',
    path: '/v1/imports/:id',
    params: Params,
    response: FileImport,
    tag: 'Imports',
    summary: 'An import of a file',
    description: 'How far it is, and how many records have which verdict.',
    problems: [404],
    example: { response: IMPORT },
  },
  importCheck: {
    number: 183,
    method: 'POST',
    path: '/v1/imports/:id/check',
    params: Params,
    body: ImportMap,
    response: FileImport,
    tag: 'Imports',
    summary: 'Check a file',
    description:
      'Begins a dry run with this map; nothing is changed. `doubles` says what is done with rows that fit a record which another source or a person has made: by default they fill what is empty there. With `people`, rows of companies name people of theirs, too: each company of the list is one however many rows it has, what its first row leaves empty the others fill, and the people become its contacts. The import is `checked` when it is over. The map of lines (NDJSON) is not read.',
    problems: [404, 409, 422],
    example: { body: MAP, response: { ...IMPORT, state: 'checking' } },
  },
  importGuess: {
    number: 347,
    method: 'POST',
    path: '/v1/imports/:id/guess',
    params: Params,
    body: ImportGuess,
    response: FileImport,
    tag: 'Imports',
    summary: 'Say what a file brings',
    description:
      'Of an import that is open or checked. Its columns are guessed anew; the check that was is over.',
    problems: [404, 409, 422],
    example: { body: { resource: 'companies', source: 'list', people: true }, response: IMPORT },
  },
  importApply: {
    number: 184,
    method: 'POST',
    path: '/v1/imports/:id/apply',
    params: Params,
    response: FileImport,
    tag: 'Imports',
    summary: 'Apply a checked file',
    description: 'Begins to write the records, or goes on where a stopped import stands.',
    problems: [404, 409],
    example: { response: { ...CHECKED, state: 'applying', position: 0, created: 0, refused: 0 } },
  },
  importCancel: {
    number: 185,
    method: 'POST',
    path: '/v1/imports/:id/cancel',
    params: Params,
    response: FileImport,
    tag: 'Imports',
    summary: 'Cancel an import',
    description:
      'Ends a check, which can be begun again. Ends an import that is open or applied; what is written stays until it is undone.',
    problems: [404, 409],
    example: { response: { ...IMPORT, state: 'cancelled' } },
  },
  importRecords: {
    number: 186,
    method: 'GET',
    path: '/v1/imports/:id/records',
    params: Params,
    querystring: ImportRecordsQuery,
    response: Type.Array(ImportRecord),
    tag: 'Imports',
    summary: 'Records of a file',
    description:
      'Those with one verdict, in the order of the file: the first 10,000, but all that are refused, of which a field is kept, or that fit a record of others (`double`).',
    problems: [404],
    example: {
      query: { verdict: 'changed', after: 0, limit: 50 },
      response: [
        {
          row: 2,
          externalId: '940001-1',
          verdict: 'changed',
          errors: [],
          changes: [{ field: 'qty', before: '2', after: '3' }],
        },
      ],
    },
  },
  importRefused: {
    number: 187,
    method: 'GET',
    path: '/v1/imports/:id/refused',
    params: Params,
    response: Type.String(),
    produces: ['text/csv'],
    tag: 'Imports',
    summary: 'Download the refused rows',
    description:
      'A CSV of the rows as they stand in the file, each with its place and the reason. Formulas in them are live: a spreadsheet runs them.',
    problems: [404],
  },
  importUndo: {
    number: 188,
    method: 'POST',
    path: '/v1/imports/:id/undo',
    params: Params,
    response: FileImport,
    tag: 'Imports',
    summary: 'Undo an import of a file',
    description:
      'Begins to delete what it created and to restore the rest, or goes on where an undo has stopped. The import says how far that is. What was fed again since, or changed by people, stays.',
    problems: [404, 409],
    example: { response: { ...CHECKED, state: 'undoing' } },
  },
  importUndone: {
    number: 216,
    method: 'GET',
    path: '/v1/imports/:id/undone',
    params: Params,
    response: FeedUndone,
    tag: 'Imports',
    summary: 'What an undo restored',
    description: 'How many records are as they were, and the first 1,000 that stay, with the reason.',
    problems: [404],
    example: { response: { restored: 236, kept: [] } },
  },
} as const satisfies Record<string, Call>;

type ImportCalls = typeof importCalls;
declare module '../../http/calls.ts' {
  interface Calls extends ImportCalls {}
}
