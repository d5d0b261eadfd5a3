import sql from 'sql-template-tag';
import type { Queryable } from '../../db/database.ts';
import type { FieldError } from '../../http/problem.ts';
import type { Batch, Entry } from './entry.ts';
import { isSame } from './decide.ts';
import type { Values } from './targets.ts';
import { auditFed } from './writeMappings.ts';

const OPERATIONS = 'Operations';
/** Fields of Operations employees that no feed can change: identity and access. */
const OWN = ['type', 'email', 'disabled'] as const;

/** Which of these employees sign in here: with a password, a passkey or a company account. */
async function whoSignIn(transaction: Queryable, ids: readonly number[]): Promise<Set<number>> {
  const rows = await transaction.query<{ id: number }>(sql`
    SELECT id FROM employee WHERE id = ANY(${[...ids]}::int[]) AND (password_hash IS NOT NULL
      OR EXISTS (SELECT FROM passkey WHERE employee_id = employee.id)
      OR EXISTS (SELECT FROM oidc_identity WHERE employee_id = employee.id))`);
  return new Set(rows.map(({ id }) => id));
}

/** Why a record is refused, by its fields. */
function faultsOf(values: Values, current: Values | undefined, signsIn: boolean): FieldError[] {
  const changed = (field: string) => !isSame(values[field], current?.[field]);
  if (current?.type === OPERATIONS)
    return OWN.filter(changed).map((field) => ({
      field,
      message: 'belongs to someone in Operations, so it can only be changed under People',
    }));
  const faults: FieldError[] = [];
  if (values.type === OPERATIONS)
    faults.push({ field: 'type', message: 'can only be set to Operations under People' });
  if (current !== undefined && signsIn && changed('email'))
    faults.push({
      field: 'email',
      message: 'belongs to someone who can sign in, so it can only be changed under People',
    });
  return faults;
}

/** Notifies Operations, at most once a day for each source so that a repeated feed doesn't fill inboxes. */
const tellOperations = (transaction: Queryable, sourceId: number): Promise<unknown> =>
  transaction.query(sql`
    INSERT INTO inbox_item (owner_id, kind, record_id, occasion, told, address)
    SELECT employee.id, 'remote', 0, 'refused of people/' || feed_source.id || '/' || current_date,
      'A feed or import from the source “' || feed_source.name || '” tried to give someone the type Operations, or to change someone’s type, email or access. Galley refused the change. See the audit log.',
      '/audit'
    FROM employee, feed_source
    WHERE feed_source.id = ${sourceId} AND employee_type = ${OPERATIONS} AND disabled_at IS NULL
    ON CONFLICT DO NOTHING`);

/**
 * Keeps feeding systems from gaining a person's access (FEED-09): a feed can't make anyone Operations, can't change type, email or access
 * of Operations employees, and can't change the email of anyone who can sign in. Refusals are audited and reported to Operations.
 */
export async function protectPeople(batch: Batch, entries: readonly Entry[]): Promise<void> {
  const { transaction, sourceId } = batch;
  const decided = entries.filter(({ decision: one }) => 'verdict' in one && one.verdict !== 'unchanged');
  const signIn = await whoSignIn(
    transaction,
    decided.flatMap(({ recordId, known }) =>
      recordId === undefined || known?.current === undefined ? [] : [recordId],
    ),
  );
  const refused = decided.flatMap((entry) => {
    if ('errors' in entry.decision) return [];
    const { values } = entry.decision;
    const errors = faultsOf(values, entry.known?.current, signIn.has(entry.recordId ?? 0));
    if (errors.length === 0) return [];
    entry.decision = { errors };
    const after = Object.fromEntries(errors.map(({ field }) => [field, values[field] ?? null]));
    return [{ action: 'fed: refused', record: `employee/${entry.recordId ?? 0}`, before: null, after }];
  });
  if (refused.length === 0) return;
  await auditFed(transaction, batch, refused);
  await tellOperations(transaction, sourceId);
}
