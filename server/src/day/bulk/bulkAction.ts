import type { BulkStartRequest } from './contract.ts';
import type { Day } from '@galley/shared/domain/calendar';
import type { Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';

/** What an action is told of the request. */
export type BulkInput = Omit<
  BulkStartRequest,
  'EmployeeUID' | 'Action' | 'Ids' | 'Activities' | 'Companies' | 'Contacts'
>;

/** One record of a job, in the transaction of its batch. */
export interface Work {
  transaction: Transaction;
  caller: Caller;
  today: Day;
  input: BulkInput;
  id: number;
  /** Of the record among all of the job, from 0. */
  place: number;
  total: number;
  /** Of the record when the job began. */
  version: number | undefined;
}

/** What a record needs to be as it was. */
export interface Change {
  before?: object;
  /** The version that the change left. */
  version?: number;
  /** The activity that was added. */
  added?: number;
}

export type Undo = Work & { change: Change };

/** One of the actions: each changes a record by the code of its single call, and throws that call's HttpProblem. */
export interface Action {
  /** @throws HttpProblem 400 or 422 for what is wrong with the input, whichever the record is */
  check: (input: BulkInput) => void;
  /** @returns undefined if nothing needs to change */
  apply: (work: Work) => Promise<Change | undefined>;
  undo: (undo: Undo) => Promise<void>;
}
