import type { EmployeeType } from '../account/contract.ts';

/** The sender of a request, from its token and the database, never from its body (VIS-02). */
export interface Caller {
  employeeId: number;
  uid: string;
  employeeType: EmployeeType;
  /** The account owners that the employee is associated with. */
  accountTypeIds: number[];
  /** Lets the employee see the order lines, spend, quotes, exports and pricing documents of every company (VIS-05). */
  orderMasterOverride: boolean;
  /** The token's session. */
  jti: string;
  /** How long the request's token is still valid, in seconds. */
  tokenLeftS?: number;
  /** How many writes the session has made. */
  writes: number;
}
