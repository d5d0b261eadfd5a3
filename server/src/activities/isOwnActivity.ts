import type { Caller } from '../http/caller.ts';

/** Whose an activity is. */
interface Owned {
  accountTypeId: number;
  assigneeId: number;
  creatorId: number;
}

/** Whether the caller may write to an activity: its company is of an account type of theirs, or they are its assignee or creator. */
export const isOwnActivity = (caller: Caller, { accountTypeId, assigneeId, creatorId }: Owned): boolean =>
  caller.accountTypeIds.includes(accountTypeId) || [assigneeId, creatorId].includes(caller.employeeId);
