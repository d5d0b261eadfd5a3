import { rm } from 'node:fs/promises';
import type { FastifyRequest } from 'fastify';
import type { RecordFile } from '@galley/shared/contract/recordFiles';
import { endingOf, FILE_TYPES, keptName, nameFault } from '@galley/shared/domain/recordFiles';
import { audit } from '../common/audit.ts';
import type { Database } from '../db/database.ts';
import type { FilePlace } from '../common/filePlace/place.ts';
import type { Caller } from '../http/caller.ts';
import { brokenField } from '../http/problem.ts';
import { isKnownKey, write } from '../http/write.ts';
import { hasFileNamed, insertFile, refuseTooMany } from './fileQueries.ts';
import { isOfKind, LOOKED_AT } from './kinds.ts';
import { receive, refuseSize, type ReceivedFile } from './receive.ts';
import { lockOwnRecord, NOUNS, type FileRecord } from './records.ts';
import { storeContent } from './storedFiles.ts';

/** Where files are stored, and the limits of their size. */
export interface FileStore {
  database: Database;
  place: FilePlace;
  /** The folder for files that are still arriving or being checked. */
  arriving: string;
  mostBytes: number;
  totalBytes: number;
}

interface Upload {
  record: FileRecord;
  name: string;
  request: FastifyRequest;
  chunks: AsyncIterable<Buffer>;
}

/** @throws HttpProblem 422 for an unsupported file type */
function kindOf(name: string) {
  const ending = endingOf(name);
  if (ending === undefined) throw brokenField('name', nameFault(name) ?? '');
  return { ending, type: FILE_TYPES[ending] };
}

/** Adds a file whose content is already stored. */
const commit = (
  { database }: FileStore,
  caller: Caller,
  { record, request }: Upload,
  received: ReceivedFile & { name: string; type: string },
): Promise<RecordFile> =>
  write(
    database,
    caller,
    request,
    async (transaction) => {
      await lockOwnRecord(transaction, caller, record);
      const { file, isNew } = await insertFile(transaction, caller, record, received);
      if (isNew)
        await audit(transaction, caller.employeeId, {
          action: 'file added',
          record: `${NOUNS[record.topic]}/${record.id}`,
          after: { file: file.Name, size: file.Size, sha256: received.sha256 },
        });
      return file;
    },
    received.sha256,
  );

/**
 * Call 333. Checks name, record and length before reading the body, and space after it (ATT-03, ATT-04).
 * @throws HttpProblem 403, 404, 408, 409, 413, 422
 */
export async function addFile(store: FileStore, caller: Caller, upload: Upload): Promise<RecordFile> {
  const { record, request } = upload;
  const name = keptName(upload.name);
  const { ending, type } = kindOf(name);
  await store.database.transaction(async (transaction) => {
    await lockOwnRecord(transaction, caller, record);
    // A full record can have the file already (ATT-02, ATT-11). Only the content shows whether it does.
    const canBeRepeat =
      (await isKnownKey(transaction, caller, request)) || (await hasFileNamed(transaction, record, name));
    if (!canBeRepeat) await refuseTooMany(transaction, record);
  });
  const length = request.headers['content-length'];
  if (length !== undefined) refuseSize(Number(length), store.mostBytes);
  const received = await receive(upload.chunks, { folder: store.arriving, mostBytes: store.mostBytes });
  try {
    if (!isOfKind(ending, received.head.subarray(0, LOOKED_AT)))
      throw brokenField('file', `The name ends in .${ending}, but this isn’t a .${ending} file.`);
    await storeContent(store.database, store, received);
    return await commit(store, caller, upload, { ...received, name, type });
  } finally {
    await rm(received.path, { force: true });
  }
}
