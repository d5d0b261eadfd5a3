import sql from 'sql-template-tag';
import type { Day } from '@galley/shared/domain/calendar';
import { audit } from '../../common/audit.ts';
import type { Database, Queryable, Transaction } from '../../db/database.ts';
import { DatabaseError } from '../../db/errors.ts';
import { countOtherRecords, isEmpty, RECORDS } from './otherRecords.ts';
import { takeIds, type SampleIds } from './sampleIds.ts';
import { lockAll, removeAll } from './removeAll.ts';
import { STEPS } from './steps.ts';

/** The state of the sample data. */
export interface SampleState {
  state: 'none' | 'loading' | 'stopped' | 'loaded';
  /** The loading progress, from 0 to 100. */
  percent: number;
  /** Why it stopped. */
  error: string;
  mayLoad: boolean;
  mayRemove: boolean;
  /** The number of unrelated records that people entered, and of those that depend on the sample; at most 1,000 of each kind. */
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

/** The state of the sample, and what can be done with it (FIRST-06). */
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
  const { own, added } = await countOtherRecords(database, row.taken);
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

/** Keeps others from writing to the tables until the transaction ends. */
const lockWrites = (transaction: Transaction) =>
  transaction.script(
    `LOCK TABLE ${['account_type', 'employee', ...RECORDS].join(', ')} IN SHARE ROW EXCLUSIVE MODE`,
  );

/**
 * Starts loading the sample, unless it's already there. It reserves the ids at once, so that everything loaded can be identified even if
 * the server crashes.
 * @returns whether loading is possible: false if there are records already
 */
export async function beginSample(transaction: Transaction, loader: number, day: Day): Promise<boolean> {
  // If two people start it at once, the second one waits here.
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

const STOPPED = 'A record that was added meanwhile has the same name as a record of the sample data.';

/**
 * Runs the next step of loading, unless another server is running one.
 * @returns whether there may be another step
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
 * Removes the sample and its dependents, except audit log entries (FIRST-07).
 * @returns how many of people's own records keep it from being removed; 0 if it was removed
 */
export async function removeSample(transaction: Transaction, employeeId: number): Promise<number> {
  // Waits for the step in progress; the next one finds nothing to do.
  const [row] = await transaction.query<Row>(sql`${ROW} FOR UPDATE`);
  if (row === undefined) return 0;
  await lockAll(transaction);
  const { own } = await countOtherRecords(transaction, row.taken);
  if (own > 0) return own;
  await removeAll(transaction, row);
  await transaction.query(sql`DELETE FROM sample_data`);
  await audit(transaction, employeeId, { action: 'sample data removed', record: AUDITED });
  return 0;
}
