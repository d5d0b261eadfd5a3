import type { Caller } from '../http/caller.ts';

/** Whose an activity is. */
interface Owned {
  accountTypeId: number;
  assigneeId: number;
  creatorId: number;
}

/** Whether the caller can edit an activity: its company is of one of their account types, or they're its assignee or creator. */
export const isOwnActivity = (caller: Caller, { accountTypeId, assigneeId, creatorId }: Owned): boolean =>
  caller.accountTypeIds.includes(accountTypeId) || [assigneeId, creatorId].includes(caller.employeeId);
