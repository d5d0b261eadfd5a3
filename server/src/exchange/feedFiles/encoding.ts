import { Transform } from 'node:stream';
import type { ImportEncoding as Encoding } from '../rules/fileImports.ts';

/** What stands for bytes that are no text of the encoding (U+FFFD). It never comes into the database (IMPO-13). */
export const UNREADABLE = '\uFFFD';

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];
/** Texts of this part of the world have many zero bytes in UTF-16, and none in the others. */
const LEAST_ZEROS = 0.2;

/** How often a character stands in a text. */
const timesOf = (text: string, one: RegExp): number => text.match(one)?.length ?? 0;

/**
 * Finds the encoding of a file while its bytes pass: by its mark, by the zero bytes of UTF-16, and by whether all of it is UTF-8. Where little of
 * it is not, as of a damaged character, it is UTF-8 all the same, and the row is named.
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

/** A text that a database takes: without zero characters, and without halves of others. */
export const storable = (text: string): string => text.replaceAll(/\0|[\uD800-\uDFFF]/gu, UNREADABLE);

/** Bytes of an encoding as bytes of UTF-8. What is no text of it, and no text that a database takes, becomes U+FFFD. */
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
