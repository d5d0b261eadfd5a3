import type { EmployeeType } from '../account/contract.ts';

/** Who sent the request, as the token and the database say at this moment; nothing of it comes from the request's body (VIS-02). */
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
  /** For how long its token is good yet, in seconds; of a request alone. */
  tokenLeftS?: number;
  /** How many writes the session has made. */
  writes: number;
}
