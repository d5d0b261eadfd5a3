import sql, { type Sql } from 'sql-template-tag';
import type { Caller } from '../http/caller.ts';

/** The fields that decide who can edit an activity. */
interface Owned {
  accountTypeId: number;
  assigneeId: number;
  creatorId: number;
}

/** Whether the caller can edit an activity: its company has one of their account owners, or they're its assignee or creator. */
export const isOwnActivity = (caller: Caller, { accountTypeId, assigneeId, creatorId }: Owned): boolean =>
  caller.accountTypeIds.includes(accountTypeId) || [assigneeId, creatorId].includes(caller.employeeId);

/** The same as a condition on rows of activity. */
export const isOwn = ({
  employeeId,
  accountTypeIds,
}: Pick<Caller, 'employeeId' | 'accountTypeIds'>): Sql => sql`
  (assignee_id = ${employeeId} OR creator_id = ${employeeId}
    OR company_id IN (SELECT id FROM company WHERE account_type_id = ANY(${accountTypeIds}::int[])))`;
