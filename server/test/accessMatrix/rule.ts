import type { CallName, Output } from '../everyCall.ts';
import type { Employee, Person } from './people.ts';

/** What a person gets: a refusal by its status, or the essence of a success. */
export type Cell = 400 | 401 | 403 | 404 | 409 | 422 | { gets: unknown };
export type Cells = Record<Person, Cell>;

/** The request; method and path come from the contract. */
export interface Ask {
  params?: Record<string, string | number>;
  query?: Record<string, string | number>;
  body?: object;
}

export interface Rule {
  title: string;
  call: CallName;
  ask: (me: Employee) => Ask;
  /** The part of a success that is asserted. */
  essence: (body: unknown) => unknown;
  cells: Cells;
}

/**
 * One rule of the expectations: what each person gets from a call.
 * @param title the call, and its subject if the call has several rules
 * @param essence the asserted part of the response; default: all of it
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

/** The response of a success. */
export const gets = (essence: unknown): Cell => ({ gets: essence });

/** The four people whom every secured call refuses. */
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

/** Calls without a session: the same request gets the same response, except for a disabled account. */
export const anybody = (cell: Cell, disabled = cell): Cells => ({
  ...everybody(cell),
  nobody: cell,
  disabled,
  expired: cell,
  pretender: cell,
});

/** The current association decides; an order master override doesn't help. */
export const associatedOnly = (cell: Cell, others: Cell): Cells => ({
  ...everybody(others),
  associated: cell,
});

/** Order lines and pricing: associated people, and those who see the orders of every company. */
export const whoSeesOrders = (cell: Cell, others: Cell): Cells => ({
  ...associatedOnly(cell, others),
  override: cell,
});

export const operationsOnly = (cell: Cell): Cells => ({ ...everybody(403), operations: cell });
