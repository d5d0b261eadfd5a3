import type { CallName, Output } from '../everyCall.ts';
import type { Employee, Person } from './people.ts';

/** What a person gets: a refusal by its status, or the essence of a success. */
export type Cell = 400 | 401 | 403 | 404 | 409 | 422 | { gets: unknown };
export type Cells = Record<Person, Cell>;

/** What is sent; method and path are the contract's. */
export interface Ask {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
}

export interface Rule {
  title: string;
  call: CallName;
  ask: (me: Employee) => Ask;
  /** What of a success is asserted. */
  essence: (body: unknown) => unknown;
  cells: Cells;
}

/**
 * One rule of the expectations: who gets what of a call's answer.
 * @param title the call, and of what it is asked where it is asked more than one thing
 * @param essence what of the answer is asserted; default: all of it
 */
export const rule = <Name extends CallName>(
  title: Name | `${Name} ${string}`,
  ask: Ask | ((me: Employee) => Ask),
  cells: Cells,
  essence: (body: Output<Name>) => unknown = (body) => body,
): Rule => ({
  title,
  call: title.split(' ')[0] as Name,
  ask: typeof ask === 'function' ? ask : () => ask,
  cells,
  essence: (body) => essence(body as Output<Name>),
});

/** What a success answers. */
export const gets = (essence: unknown): Cell => ({ gets: essence });

/** The four whose token every secured call refuses. */
const REFUSED = { nobody: 401, disabled: 401, expired: 401, pretender: 403 } as const;

/** Every enabled employee, whatever account owner they work for. */
export const everybody = (cell: Cell): Cells => ({
  ...REFUSED,
  associated: cell,
  unrelated: cell,
  former: cell,
  override: cell,
  operations: cell,
});

/** Calls without a session: all who send the same get the same, but for what an account that is disabled has. */
export const anybody = (cell: Cell, disabled = cell): Cells => ({
  ...everybody(cell),
  nobody: cell,
  disabled,
  expired: cell,
  pretender: cell,
});

/** Today's association decides; an override of orders does not help. */
export const associatedOnly = (cell: Cell, others: Cell): Cells => ({
  ...everybody(others),
  associated: cell,
});

/** Order lines and pricing: the associated, and those who see the orders of every company. */
export const whoSeesOrders = (cell: Cell, others: Cell): Cells => ({
  ...associatedOnly(cell, others),
  override: cell,
});

export const operationsOnly = (cell: Cell): Cells => ({ ...everybody(403), operations: cell });
