// Tables of what bench/day.mjs measured after each part of the day, and after the first part of the next day.
import { round } from '../../tools/lib/server.mjs';

/** The number of parts in a day; one more part belongs to the next day. */
export const PARTS = 10;
/** Tables below this size aren't worth comparing. */
const SMALL = 256 * 1024;
const MB = 1024 * 1024;

/** Compares the second part with the last, because during the first one code is compiled and caches fill. */
const columns = (values) => ({
  first: round(values[0]),
  second: round(values[1]),
  middle: round(values[PARTS / 2 - 1]),
  last: round(values[PARTS - 1]),
  'last ÷ second': Math.round((100 * values[PARTS - 1]) / values[1]) / 100,
  'next day': round(values[PARTS]),
});

/** A table's size at the end, compared with the size of the same rows after a rewrite. */
function tableRow(name, sizes, packed) {
  const of = (part, what) => sizes[part].get(name)?.[what] ?? 0;
  const [kB, end] = [(bytes) => Math.round(bytes / 1024), sizes.length - 1];
  return {
    table: name,
    'rows: second': of(1, 'rows'),
    middle: of(PARTS / 2 - 1, 'rows'),
    last: of(PARTS - 1, 'rows'),
    'next day': of(PARTS, 'rows'),
    'kB: second': kB(of(1, 'bytes')),
    'kB: last': kB(of(PARTS - 1, 'bytes')),
    'kB: end': kB(of(end, 'bytes')),
    'dead: end': of(end, 'dead'),
    'kB: packed': kB(packed.get(name)?.bytes ?? 0),
    'times as much': round(of(end, 'bytes') / (packed.get(name)?.bytes ?? Number.NaN)),
  };
}

/** Prints the server's state after some of the parts. */
export function printStates(states) {
  const rows = Object.keys(states[0]).map((what) => [what, columns(states.map((one) => one[what]))]);
  console.table(Object.fromEntries(rows));
}

/**
 * Prints the tables that are large or have grown.
 * @param sizes the sizes after each part, and after everybody has gone home
 * @param packed the sizes after each table is rewritten
 */
export function printSizes(sizes, packed) {
  const names = [...packed.keys()].filter(
    (name) =>
      sizes.at(-1).get(name).bytes > SMALL || sizes[PARTS - 1].get(name)?.rows > sizes[0].get(name)?.rows,
  );
  console.table(names.map((name) => tableRow(name, sizes, packed)));
  const total = (one) => [...one.values()].reduce((sum, { bytes }) => sum + bytes, 0) / MB;
  const totals = {
    ...columns(sizes.map(total)),
    end: round(total(sizes.at(-1))),
    packed: round(total(packed)),
  };
  console.table({ 'all tables, MB': totals });
}
