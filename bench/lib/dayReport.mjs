// Tables of what bench/day.mjs has seen: after each part of the day, and after the first part of the next day.
import { round } from '../../tools/lib/server.mjs';

/** Into how many parts the day is cut; one more is the next day's. */
export const PARTS = 10;
/** Of a smaller table the pages are not worth a comparison. */
const SMALL = 256 * 1024;
const MB = 1024 * 1024;

/** The second part against the last: in the first one code is compiled and caches are filled. */
const columns = (values) => ({
  first: round(values[0]),
  second: round(values[1]),
  middle: round(values[PARTS / 2 - 1]),
  last: round(values[PARTS - 1]),
  'last ÷ second': Math.round((100 * values[PARTS - 1]) / values[1]) / 100,
  'next day': round(values[PARTS]),
});

/** What each table takes at the end, and what the same rows take once it is written anew. */
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

/** What the server held after each part. */
export function printStates(states) {
  const rows = Object.keys(states[0]).map((what) => [what, columns(states.map((one) => one[what]))]);
  console.table(Object.fromEntries(rows));
}

/**
 * The tables that are large, or have more rows than at first.
 * @param sizes after each part, and once everybody has gone home
 * @param packed once each is written anew
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
