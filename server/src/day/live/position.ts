/** Which database, and which of its transactions have been read: the id of a stream's event. */
export interface Position {
  /** The cluster, its timeline and the database in it: numbers of transactions mean something there alone. */
  database: string;
  /** As PostgreSQL writes a snapshot: xmin:xmax:unfinished,… (PostgreSQL's documentation, "Transaction ID and Snapshot Information"). */
  snapshot: string;
}

const SHAPE = /^(\d+\.\d+\.\d+)\/((\d+):(\d+):((?:\d+(?:,\d+)*)?))$/;
/** Transactions are numbered in 64 bits; PostgreSQL refuses the half of them with the highest bit. */
const MOST = 2n ** 63n;

const isRising = (numbers: readonly bigint[]) =>
  numbers.every((number, index) => index === 0 || (numbers[index - 1] ?? 0n) < number);

export const idOf = ({ database, snapshot }: Position): string => `${database}/${snapshot}`;

/** The position that an id names; undefined when it is none. */
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
