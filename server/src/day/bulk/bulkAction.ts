import type { BulkStartRequest } from './contract.ts';
import type { Day } from '@galley/shared/domain/calendar';
import type { Transaction } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';

/** The parts of the request that an action gets. */
export type BulkInput = Omit<
  BulkStartRequest,
  'EmployeeUID' | 'Action' | 'Ids' | 'Activities' | 'Companies' | 'Contacts'
>;

/** One record of a job, in its batch's transaction. */
export interface Work {
  transaction: Transaction;
  caller: Caller;
  today: Day;
  input: BulkInput;
  id: number;
  /** The record's position within the job, from 0. */
  place: number;
  total: number;
  /** The record's version when the job began. */
  version: number | undefined;
}

/** What's needed to restore a record. */
export interface Change {
  before?: object;
  /** The version after the change. */
  version?: number;
  /** The activity that was added. */
  added?: number;
}

export type Undo = Work & { change: Change };

/** An action changes each record with the code of the corresponding single call, and throws that call's HttpProblem. */
export interface Action {
  /** @throws HttpProblem 400 or 422 for invalid input, regardless of the record */
  check: (input: BulkInput) => void;
  /** @returns undefined if nothing needs to change */
  apply: (work: Work) => Promise<Change | undefined>;
  undo: (undo: Undo) => Promise<void>;
}
