import { Type } from 'typebox';
import { Download, Id } from '@galley/shared/contract/common';
import { RecordTopic } from '@galley/shared/contract/live';
import { RecordFile, RecordFiles } from '@galley/shared/contract/recordFiles';
import { FILE_NAME_LENGTH } from '@galley/shared/domain/recordFiles';
import { TicketQuery } from '../companies/documents/contract.ts';
import type { Call } from '../http/calls.ts';

export * as recordFileSchemas from '@galley/shared/contract/recordFiles';
const RecordParams = Type.Object({ topic: RecordTopic, id: Id });
const FileParams = Type.Object({ id: Id });
const RECORD = { topic: 'companies', id: 1 };
const FILE = {
  ID: 1,
  Name: 'Summer billboard.pdf',
  Size: 3_355_443,
  Type: 'application/pdf',
  AddedBy: 'Robin Sample',
  AddedAt: '2026-11-23T17:00:00Z',
  CanRemove: true,
};

export const recordFileCalls = {
  recordFiles: {
    number: 332,
    method: 'GET',
    path: '/v1/records/:topic/:id/files',
    params: RecordParams,
    response: RecordFiles,
    tag: 'Files',
    summary: 'A record’s files',
    description:
      'Files of an activity, a contact or a company, the newest first; with whether the employee can add more and how large a file can be.',
    problems: [404],
    example: { params: RECORD, response: { Files: [FILE], CanAdd: true, MostBytes: 26_214_400 } },
  },
  recordFileAdd: {
    number: 333,
    method: 'POST',
    path: '/v1/records/:topic/:id/files',
    params: RecordParams,
    querystring: Type.Object({ name: Type.String({ minLength: 1, maxLength: FILE_NAME_LENGTH }) }),
    /** The body is the file. */
    uploads: true,
    response: RecordFile,
    tag: 'Files',
    summary: 'Add a file to a record',
    description:
      'The body is the file. Its extension and its first bytes must be of an accepted type: pictures, PDF, Office and OpenDocument, text, CSV, emails, ZIP and design files. A record can have 50 files. Adding the same content under the same name again changes nothing.',
    problems: [404, 409],
    isWrite: true,
    example: { params: RECORD, query: { name: FILE.Name }, response: FILE },
    cost: 'uploads',
  },
  recordFileDownload: {
    number: 334,
    method: 'GET',
    path: '/v1/files/:id',
    params: FileParams,
    querystring: TicketQuery,
    response: Download,
    produces: ['application/octet-stream'],
    tag: 'Files',
    summary: 'Download a file',
    description: 'The original file with its listed type, always as an attachment. A ticket opens it, too.',
    problems: [404],
    takesTicket: true,
    cost: 'documents',
  },
  recordFileTicket: {
    number: 335,
    method: 'POST',
    path: '/v1/files/:id/tickets',
    params: FileParams,
    response: Type.Object({ url: Type.String() }),
    tag: 'Files',
    summary: 'A ticket for a file',
    description:
      'Returns the file’s URL with a ticket that is valid for one download within five minutes, because a link can’t send a token.',
    problems: [404],
    example: { response: { url: '/v1/files/1?ticket=abc' } },
    cost: 'documents',
  },
  recordFileRemove: {
    number: 336,
    method: 'DELETE',
    path: '/v1/files/:id',
    params: FileParams,
    response: Type.Literal(true),
    tag: 'Files',
    summary: 'Remove a file',
    description: 'For the employee who added it, Account Managers who can edit the record, and Operations.',
    problems: [404],
    isWrite: true,
  },
} as const satisfies Record<string, Call>;

type RecordFileCalls = typeof recordFileCalls;
declare module '../http/calls.ts' {
  interface Calls extends RecordFileCalls {}
}
