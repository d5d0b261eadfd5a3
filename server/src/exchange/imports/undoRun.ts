import sql from 'sql-template-tag';
import type { FeedUndone } from '../feed/contract.ts';
import { audit } from '../../common/audit.ts';
import type { Queryable } from '../../db/database.ts';
import { takeTurn } from '../feed/openBatch.ts';
import { batchesOf, UNDO_NAMED, undoSome } from '../feed/undoImport.ts';
import { nameOf } from './fileImport.ts';
import { Ended, feederOf, type Run } from './run.ts';

/** The progress of an undo: the results so far, and the record to continue after; if absent, it's done. */
interface UndoProgress extends Partial<FeedUndone> {
  after?: string | undefined;
  /** The people of a list of companies are undone; its companies are next. */
  peopleDone?: boolean;
}

/** What an import's undo has restored, and what stays. */
export async function readUndone(database: Queryable, id: number): Promise<FeedUndone> {
  const [row] = await database.query<{ undone: UndoProgress }>(
    sql`SELECT undone FROM file_import WHERE id = ${id}`,
  );
  const { restored = 0, kept = [] } = row?.undone ?? {};
  return { restored, kept };
}

/**
 * Undoes what an import has written (IMPO-08) in batches. Each batch records its progress in its transaction, so a stopped undo resumes
 * where it left off.
 */
export async function undoRecords({ database, endAccessOf, one, id: run, signal }: Run): Promise<void> {
  const { id, sourceId, resource } = one;
  const caller = feederOf(one);
  for (let isMore = true; isMore;) {
    signal.throwIfAborted();
    isMore = await database.transaction(
      async (transaction) => {
        await takeTurn(transaction, caller);
        const [row] = await transaction.query<{ undone: UndoProgress }>(sql`
          SELECT undone FROM file_import WHERE id = ${id} AND run = ${run} AND state = 'undoing' FOR UPDATE`);
        if (row === undefined) throw new Ended();
        const { after = '', restored = 0, kept = [], peopleDone = one.map.people === undefined } = row.undone;
        const now = peopleDone ? resource : 'contacts';
        const batches = (await batchesOf(transaction, sourceId, nameOf(one))).get(now) ?? [];
        const some = await undoSome(transaction, { caller, endAccessOf }, { resource: now, batches, after });
        const undone: UndoProgress = {
          after: some.after,
          peopleDone: peopleDone || some.after === undefined,
          restored: restored + some.undone.restored,
          kept: [...kept, ...some.undone.kept].slice(0, UNDO_NAMED),
        };
        const isOver = some.after === undefined && peopleDone;
        await transaction.query(sql`
          UPDATE file_import SET undone = ${JSON.stringify(undone)}::jsonb, alive_at = now(),
            state = ${isOver ? 'undone' : 'undoing'} WHERE id = ${id}`);
        if (isOver)
          await audit(transaction, one.employeeId, {
            action: 'file import undone',
            record: `import/${id}`,
            after: { restored: undone.restored, kept: undone.kept?.length },
          });
        return !isOver;
      },
      { patient: true },
    );
  }
}
