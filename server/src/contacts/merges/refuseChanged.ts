import sql from 'sql-template-tag';
import type { StoredContact } from '../lockContact.ts';
import { readContact } from '../readContact.ts';
import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { refuseStale } from '../../http/conflict.ts';
import { HttpProblem } from '../../http/problem.ts';

/** Members of a contact's audit rows, with the call's field and its label. */
const FIELDS: Readonly<Record<string, readonly [field: string, label: string]>> = {
  name: ['IndividualName', 'Name'],
  title: ['IndividualTitle', 'Title'],
  email: ['IndividualEmail', 'Email'],
  phone: ['IndividualPhone', 'Phone'],
  cell: ['IndividualCell', 'Cell'],
  notes: ['InternalNotes', 'Internal notes'],
  inactive: ['Inactive', 'Inactive'],
  companies: ['CompanyAssociations', 'Companies'],
  company: ['CompanyAssociations', 'Companies'],
  default: ['CompanyAssociations', 'Companies'],
  defaultCompany: ['CompanyAssociations', 'Companies'],
};

const PLURAL = new Set(['Internal notes', 'Companies']);

/** The members that a contact's last writes changed, according to the audit log. */
const changedMembers = (transaction: Queryable, id: number, writes: number) =>
  transaction.query<{ name: string }>(sql`
    SELECT DISTINCT name FROM (
      SELECT before, after FROM audit_log WHERE record = ${`contact/${id}`} ORDER BY id DESC LIMIT ${writes}) AS log
    CROSS JOIN LATERAL jsonb_object_keys(COALESCE(before, '{}') || COALESCE(after, '{}')) AS name
    WHERE before -> name IS DISTINCT FROM after -> name`);

/**
 * Refuses a merge that's based on an outdated version of a contact (MERG-04).
 * @throws HttpProblem 409 naming the changed fields, with the current contact, who changed it and when
 */
export async function refuseChanged(
  transaction: Queryable,
  caller: Caller,
  { id, state, values }: StoredContact,
  sent: number,
): Promise<void> {
  try {
    await refuseStale(transaction, sent, state, () => readContact(transaction, caller, id));
  } catch (error) {
    if (!(error instanceof HttpProblem)) throw error;
    const members = await changedMembers(transaction, id, Math.max(1, state.version - sent));
    const named = new Map(members.flatMap(({ name }) => (FIELDS[name] === undefined ? [] : [FIELDS[name]])));
    const errors = [...(named.size === 0 ? [['Version', ''] as const] : named)].map(([field, label]) => ({
      field,
      message: `${label === '' ? values.name : `${label} for ${values.name}`} ${PLURAL.has(label) ? 'were' : 'was'} changed in the meantime.`,
    }));
    const detail = errors.map(({ message }) => message).join(' ');
    throw new HttpProblem(409, detail, errors, {}, error.members);
  }
}
