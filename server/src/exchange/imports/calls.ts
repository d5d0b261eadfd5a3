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
      'The body is the file: `.csv` and `.ndjson` up to 512 MB, `.xlsx` up to 10 MB. Columns are mapped as in the last file of the same source and resource, or else by their headings. Without a resource, Galley guesses it from the file’s name, headings and first rows, and whether rows of companies also have people. A source can have one import at a time.',
    problems: [409, 422],
    example: { query: { file: 'orders.csv', resource: 'orders', source: 'press' }, response: IMPORT },
  },
  imports: {
    number: 181,
    method: 'GET',
    path: '/v1/imports',
    response: FileImports,
    tag: 'Imports',
    summary: 'Imports',
    description: 'The last 100, the newest first, and the names of all sources.',
    example: { response: { imports: [CHECKED], sources: ['press'] } },
  },
  importRead: {
    number: 182,
    method: 'GET',
    path: '/v1/imports/:id',
    params: Params,
    response: FileImport,
    tag: 'Imports',
    summary: 'An import',
    description: 'Its progress, and how many records have each result.',
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
      'Starts a dry run with this map; nothing is changed. `doubles` says what to do with rows that match a record from another source or a person: by default they fill in its empty fields. With `people`, rows of companies also have people: each company is imported once however many rows it has, later rows fill in what the first leaves empty, and the people become its contacts. When the check is over, the import is `checked`. The map is ignored for NDJSON.',
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
    summary: 'Say what is in a file',
    description:
      'For an import that is open or checked. Guesses its columns again and discards an earlier check.',
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
    description: 'Starts to write the records, or resumes a stopped import.',
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
      'Stops a check, which you can start again. Ends an open or running import; the records already written stay until you undo it.',
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
    summary: 'An import’s records',
    description:
      'The records with a given verdict, in the order of the file: the first 10,000, or all of those that are refused, keep a field, or match a record from elsewhere (`double`).',
    problems: [404],
    example: {
      query: { verdict: 'changed', after: 0, limit: 50 },
      response: [
        {
          row: 2,
          externalId: '940001-1',
          name: '',
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
      'A CSV of the rows as they are in the file, each with its row number, not counting the headings, and the reason. Formulas are included as they are: a spreadsheet runs them.',
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
      'Starts to delete what the import created and restore what it changed, or resumes an undo that stopped. The import shows the progress. Records that were fed again since or that people changed stay.',
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
    description: 'How many records were restored, and the first 1,000 that weren’t, with the reason.',
    problems: [404],
    example: { response: { restored: 236, kept: [] } },
  },
} as const satisfies Record<string, Call>;

type ImportCalls = typeof importCalls;
declare module '../../http/calls.ts' {
  interface Calls extends ImportCalls {}
}
