// A process that reads one sheet, so that its memory is freed when it exits. It receives the bytes once, and returns a batch of rows for
// each request.
import type { Cell } from '../convert.ts';
import { rowsIn } from './cells.ts';
import type { FromReader, ToReader } from './readSheet.ts';

/** How many cells are sent at once. */
const BATCH = 20_000;

let rows: Generator<Cell[]> | undefined;

function nextBatch(): FromReader {
  const batch: Cell[][] = [];
  let cells = 0;
  for (let next = rows?.next(); next?.done === false; next = rows?.next()) {
    batch.push(next.value);
    cells += next.value.length;
    if (cells >= BATCH) break;
  }
  return { rows: batch };
}

process.on('message', (message: ToReader) => {
  try {
    if (message.bytes !== undefined) rows = rowsIn(message.bytes);
    process.send?.(nextBatch());
  } catch {
    process.send?.({ isNone: true } satisfies FromReader);
  }
});
