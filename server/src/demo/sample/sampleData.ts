import sql from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import { audit } from '../../common/audit.ts';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { DatabaseError } from '../../db/errors.ts';
import { besides, isEmpty, RECORDS } from './own.ts';
import { takeIds, type SampleIds } from './places.ts';
import { lockAll, removeAll } from './removeAll.ts';
import { STEPS } from './steps.ts';

/** The sample as it stands. */
export interface SampleState {
  state: 'none' | 'loading' | 'stopped' | 'loaded';
  /** How far its loading is, from 0 to 100. */
  percent: number;
  /** Why it has stopped. */
  error: string;
  mayLoad: boolean;
  mayRemove: boolean;
  /** Records beside it that people brought, and such as hang on it, at most 1,000 of a kind. */
  own: number;
  added: number;
}

interface Row {
  taken: SampleIds;
  done: number;
  steps: number;
  error: string;
  day: Day;
  loader: number;
  startedAt: string;
}

const ROW = sql`
  SELECT ids AS taken, done, steps, error, day::text AS day, employee_id AS loader, started_at::text AS "startedAt" FROM sample_data`;

const AUDITED = 'setting/sample';

const stateOf = ({ done, steps, error }: Row): SampleState['state'] => {
  if (error !== '') return 'stopped';
  return done < steps ? 'loading' : 'loaded';
};

/** What of the sample is here, and what may be done with it (FIRST-06). */
export async function readSample(
  database: Queryable,
): Promise<SampleState & { taken: SampleIds | undefined }> {
  const [row] = await database.query<Row>(ROW);
  if (row === undefined) {
    const mayLoad = await isEmpty(database);
    return {
      state: 'none',
      percent: 0,
      error: '',
      mayLoad,
      mayRemove: false,
      own: 0,
      added: 0,
      taken: undefined,
    };
  }
  const { own, added } = await besides(database, row.taken);
  return {
    state: stateOf(row),
    percent: Math.floor((100 * row.done) / row.steps),
    error: row.error,
    mayLoad: false,
    mayRemove: own === 0,
    own,
    added,
    taken: row.taken,
  };
}

/** Nobody else writes to the tables until the transaction ends. */
const lockWrites = (transaction: Transaction) =>
  transaction.script(
    `LOCK TABLE ${['account_type', 'employee', ...RECORDS].join(', ')} IN SHARE ROW EXCLUSIVE MODE`,
  );

/**
 * Begins to load the sample, unless it is there. Its records take their ids at once, so whatever was loaded when a server dies is known.
 * @returns whether it may: false where there are records already
 */
export async function beginSample(transaction: Transaction, loader: number, day: Day): Promise<boolean> {
  // Of two who press at once, the second waits here.
  await lockWrites(transaction);
  const [known] = await transaction.query(sql`SELECT FROM sample_data`);
  if (known !== undefined) return true;
  if (!(await isEmpty(transaction))) return false;
  const taken = await takeIds(transaction);
  await transaction.query(sql`
    INSERT INTO sample_data (employee_id, day, ids, steps)
    VALUES (${loader}, ${day}, ${JSON.stringify(taken)}::jsonb, ${STEPS.length})`);
  await audit(transaction, loader, { action: 'sample data loaded', record: AUDITED });
  return true;
}

const STOPPED = 'Something that was added meanwhile has a name of the sample data.';

/**
 * Does the next step of the loading, unless another server is at one.
 * @returns whether there may be another one
 */
export async function loadNextStep(database: Database): Promise<boolean> {
  try {
    return await database.transaction(
      async (transaction) => {
        const [row] = await transaction.query<Row>(
          sql`${ROW} WHERE done < steps AND error = '' FOR UPDATE SKIP LOCKED`,
        );
        const step = STEPS[row?.done ?? STEPS.length];
        if (row === undefined || step === undefined) return false;
        await step(transaction, row);
        await transaction.query(sql`UPDATE sample_data SET done = done + 1`);
        return row.done + 1 < row.steps;
      },
      { patient: true },
    );
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.kind !== 'duplicate') throw error;
    await database.query(sql`UPDATE sample_data SET error = ${STOPPED}`);
    return false;
  }
}

/**
 * Removes the sample and what hangs on it; nothing of it is left but the entries of the audit log (FIRST-07).
 * @returns how many records of people's own are there, for which it refuses: 0 when it is removed
 */
export async function removeSample(transaction: Transaction, employeeId: number): Promise<number> {
  // The step that is under way is waited for; the next one finds nothing to do.
  const [row] = await transaction.query<Row>(sql`${ROW} FOR UPDATE`);
  if (row === undefined) return 0;
  await lockAll(transaction);
  const { own } = await besides(transaction, row.taken);
  if (own > 0) return own;
  await removeAll(transaction, row);
  await transaction.query(sql`DELETE FROM sample_data`);
  await audit(transaction, employeeId, { action: 'sample data removed', record: AUDITED });
  return 0;
}
