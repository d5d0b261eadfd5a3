import { Transform } from 'node:stream';
import type { ImportEncoding as Encoding } from '../rules/fileImports.ts';

/** Replaces invalid bytes (U+FFFD). It's never stored in the database (IMPO-13). */
export const UNREADABLE = '\uFFFD';

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** In UTF-16, Western text has many zero bytes; in other encodings it has none. */
const LEAST_ZEROS = 0.2;

/** Counts the matches of a pattern. */
const timesOf = (text: string, one: RegExp): number => text.match(one)?.length ?? 0;

/**
 * Detects a file's encoding while reading it: by byte order mark, by UTF-16's zero bytes, and by whether it's valid UTF-8. A file with only
 * a few invalid bytes, such as one damaged character, counts as UTF-8, and the row is reported.
 */
export function encodingFinder() {
  const decoder = new TextDecoder('utf-8');
  let beginning: Buffer = Buffer.alloc(0);
  const counts = { unreadable: 0, others: 0 };
  const count = (text: string) => {
    counts.unreadable += timesOf(text, /\uFFFD/g);
    counts.others += timesOf(text, /[\u0080-\uFFFC]/g);
  };
  return {
    see(chunk: Buffer): void {
      if (beginning.length < 4096) beginning = Buffer.concat([beginning, chunk.subarray(0, 4096)]);
      count(decoder.decode(chunk, { stream: true }));
    },
    found(): Encoding {
      count(decoder.decode());
      const marked = MARKS.find(([, mark]) => mark.every((byte, place) => beginning[place] === byte));
      if (marked !== undefined) return marked[0];
      const zeros = (offset: number) =>
        beginning.filter((byte, place) => place % 2 === offset && byte === 0).length /
        (beginning.length / 2 || 1);
      if (zeros(1) > LEAST_ZEROS) return 'utf-16le';
      if (zeros(0) > LEAST_ZEROS) return 'utf-16be';
      return counts.unreadable === 0 || counts.others > counts.unreadable ? 'utf-8' : 'windows-1252';
    },
  };
}

/** Text that the database accepts: without NUL characters and lone surrogates. */
export const storable = (text: string): string => text.replaceAll(/\0|[\uD800-\uDFFF]/gu, UNREADABLE);

/** Converts bytes to UTF-8. What isn't valid text becomes U+FFFD. */
export function toUtf8(encoding: Encoding): Transform {
  const decoder = new TextDecoder(encoding);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, Buffer.from(storable(decoder.decode(chunk, { stream: true }))));
    },
    flush(done) {
      done(null, Buffer.from(storable(decoder.decode())));
    },
  });
}
