import sql from 'sql-template-tag';
import {
  endingOf,
  FILE_TYPES,
  keptName,
  MOST_FILES,
  nameFault,
  sizeFault,
  sizeText,
} from '@galley/shared/domain/recordFiles';
import { audit } from '../common/audit.ts';
import type { Queryable } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import type { FileStore } from './addFile.ts';
import { isOfKind, LOOKED_AT } from './kinds.ts';
import { storeContent } from './storedFiles.ts';

/** An attached file in a folder; without a path, its content is missing. */
export interface Attachment {
  name: string;
  path?: string;
  size: number;
  sha256: string;
  head: Uint8Array;
}

/** An attachment whose content is stored. */
export interface StoredAttachment {
  name: string;
  type: string;
  sha256: string;
  size: number;
}

export interface SkippedAttachment {
  name: string;
  reason: string;
}

/** Which files are accepted (ATT-03, ATT-04, ATT-05), and why others aren't. */
function checkAttachment({ mostBytes }: FileStore, one: Attachment): { name: string; type: string } | string {
  const name = keptName(one.name).slice(-200);
  const ending = endingOf(name);
  if (ending === undefined) return nameFault(name) ?? '';
  const fault = sizeFault(one.size, mostBytes);
  if (fault !== undefined) return fault;
  if (one.path === undefined) return `A record can have at most ${MOST_FILES} files.`;
  return isOfKind(ending, Buffer.from(one.head).subarray(0, LOOKED_AT))
    ? { name, type: FILE_TYPES[ending] }
    : `The name ends in .${ending}, but this isn’t a .${ending} file.`;
}

/** Stores the accepted attachments before the transaction that adds them to a record. */
export async function storeAttachments(
  store: FileStore,
  attachments: readonly Attachment[],
): Promise<{ stored: StoredAttachment[]; left: SkippedAttachment[] }> {
  const stored: StoredAttachment[] = [];
  const left: SkippedAttachment[] = [];
  for (const one of attachments) {
    const { path, sha256, size, head } = one;
    const judged = checkAttachment(store, one);
    if (typeof judged === 'string' || path === undefined) {
      left.push({ name: keptName(one.name).slice(-200), reason: typeof judged === 'string' ? judged : '' });
      continue;
    }
    try {
      await storeContent(store.database, store, { path, size, sha256, head: Buffer.from(head) });
      stored.push({ ...judged, sha256, size });
    } catch (error) {
      // There's no space left. Any other error aborts the work, which is retried later.
      if (!(error instanceof HttpProblem)) throw error;
      left.push({ name: judged.name, reason: `There is no space left for a file of ${sizeText(size)}.` });
    }
  }
  return { stored, left };
}

/** Adds stored files to an activity that was just added, in its transaction. */
export async function addAttachments(
  transaction: Queryable,
  { employeeId, activityId }: { employeeId: number; activityId: number },
  stored: readonly StoredAttachment[],
): Promise<void> {
  for (const { name, type, sha256, size } of stored.slice(0, MOST_FILES)) {
    const added = await transaction.query(sql`
      INSERT INTO record_file (activity_id, sha256, name, type, added_by)
      VALUES (${activityId}, ${sha256}, ${name}, ${type}, ${employeeId}) ON CONFLICT DO NOTHING RETURNING id`);
    if (added.length === 0) continue;
    await audit(transaction, employeeId, {
      action: 'file added',
      record: `activity/${activityId}`,
      after: { file: name, size, sha256 },
    });
  }
}
