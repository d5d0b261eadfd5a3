import { Type, type Static } from 'typebox';
import { FILE_NAME_LENGTH } from '../domain/recordFiles.ts';
import { Count, Download, Id } from './common.ts';
import { TicketQuery } from './downloads.ts';
import { RecordTopic } from './live.ts';

/** A file at an activity, a contact or a company. */
export const RecordFile = Type.Object({
  ID: Id,
  Name: Type.String(),
  /** In bytes. */
  Size: Count,
  /** What it is served as. */
  Type: Type.String(),
  AddedBy: Type.String(),
  /** In UTC. */
  AddedAt: Type.String(),
  /** The caller may remove it (ATT-07). */
  CanRemove: Type.Boolean(),
});
export type RecordFile = Static<typeof RecordFile>;

/** Call 332. */
export const RecordFiles = Type.Object({
  /** The newest first. */
  Files: Type.Array(RecordFile),
  /** The caller may add files. */
  CanAdd: Type.Boolean(),
  /** The most bytes of a file. */
  MostBytes: Count,
});
export type RecordFiles = Static<typeof RecordFiles>;

const RecordParams = Type.Object({ topic: RecordTopic, id: Id });
const FileParams = Type.Object({ id: Id });

export const recordFileCalls = {
  recordFiles: {
    number: 332,
    method: 'GET',
    path: '/v1/records/:topic/:id/files',
    params: RecordParams,
    response: RecordFiles,
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
  },
  recordFileDownload: {
    number: 334,
    method: 'GET',
    path: '/v1/files/:id',
    params: FileParams,
    querystring: TicketQuery,
    response: Download,
    produces: ['application/octet-stream'],
  },
  recordFileTicket: {
    number: 335,
    method: 'POST',
    path: '/v1/files/:id/tickets',
    params: FileParams,
    response: Type.Object({ url: Type.String() }),
  },
  recordFileRemove: {
    number: 336,
    method: 'DELETE',
    path: '/v1/files/:id',
    params: FileParams,
    response: Type.Literal(true),
  },
} as const;
