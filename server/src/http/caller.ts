import type { EmployeeType } from '../account/contract.ts';

/** The sender of the request, from the token and the database, never from the request's body (VIS-02). */
export interface Caller {
  employeeId: number;
  uid: string;
  employeeType: EmployeeType;
  /** The account owners the employee is associated with. */
  accountTypeIds: number[];
  /** Sees order lines, their counts, exports and pricing documents of every company. Nothing else follows from it. */
  orderMasterOverride: boolean;
  /** The session of the token. */
  jti: string;
  /** How long the request's token is still valid, in seconds. */
  tokenLeftS?: number;
  /** How many writes the session has made. */
  writes: number;
}
