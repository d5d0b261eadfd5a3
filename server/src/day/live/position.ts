/** A database, and the transactions in it that have been read: the id of a stream's event. */
export interface Position {
  /** The cluster, its timeline and its database: transaction ids only have a meaning within these. */
  database: string;
  /**
   * PostgreSQL's text format of a snapshot: xmin:xmax:unfinished,… (PostgreSQL's documentation, "Transaction ID and Snapshot Information").
   */
  snapshot: string;
}

const SHAPE = /^(\d+\.\d+\.\d+)\/((\d+):(\d+):((?:\d+(?:,\d+)*)?))$/;
/** Transaction ids have 64 bits; PostgreSQL refuses those with the highest bit set. */
const MOST = 2n ** 63n;

const isRising = (numbers: readonly bigint[]) =>
  numbers.every((number, index) => index === 0 || (numbers[index - 1] ?? 0n) < number);

export const idOf = ({ database, snapshot }: Position): string => `${database}/${snapshot}`;

/** Parses an id to a position; undefined if it's invalid. */
export function positionOf(id: string): Position | undefined {
  const [, database, snapshot, xmin, xmax, list] = SHAPE.exec(id) ?? [];
  if (database === undefined || snapshot === undefined || xmin === undefined || xmax === undefined)
    return undefined;
  const [first, last] = [BigInt(xmin), BigInt(xmax)];
  const unfinished = (list ?? '') === '' ? [] : (list ?? '').split(',').map(BigInt);
  const isWhole =
    first > 0n &&
    first <= last &&
    last < MOST &&
    isRising(unfinished) &&
    unfinished.every((number) => number >= first && number < last);
  return isWhole ? { database, snapshot } : undefined;
}
