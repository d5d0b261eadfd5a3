import sql from 'sql-template-tag';
import type { Queryable } from '../db/database.ts';
import type { Entry } from './entry.ts';
import type { Values } from './targets.ts';

const isOne = (values: Values | undefined): boolean =>
  values !== undefined && values.type === 'Operations' && values.disabled === false;

/** Refuses what would leave nobody of Operations: nobody could make a token or manage people any more. */
export async function refuseLastOperations(transaction: Queryable, entries: Entry[]): Promise<void> {
  const leaving = entries.filter(
    ({ judged, known }) => 'verdict' in judged && isOne(known?.current) && !isOne(judged.values),
  );
  if (leaving.length === 0) return;
  const isComing = entries.some(({ judged }) => 'verdict' in judged && isOne(judged.values));
  const ids = leaving.map(({ recordId }) => recordId);
  const others = await transaction.query(sql`
    SELECT FROM employee WHERE employee_type = 'Operations' AND disabled_at IS NULL AND id <> ALL(${ids}::int[]) LIMIT 1`);
  if (isComing || others.length > 0) return;
  for (const entry of leaving) {
    const isDisabled = 'verdict' in entry.judged && entry.judged.values.disabled === true;
    const field = isDisabled ? 'disabled' : 'type';
    entry.judged = { errors: [{ field, message: 'would leave nobody of Operations' }] };
  }
}
