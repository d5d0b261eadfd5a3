import { Transform } from 'node:stream';

/** What programs of PostgreSQL 17 and later set at the beginning of a script, and servers before 17 do not know. */
const UNKNOWN_BEFORE_17 = /^SET transaction_timeout = 0;\n/m;
/** A script's settings are in its first kilobyte. */
const PREAMBLE_BYTES = 4096;

/**
 * Lets a script through that is meant for a server, without a setting that this server does not know.
 * @param version of the server, as PostgreSQL numbers it: 150008 is 15.8
 */
export function fitFor(version: number): Transform {
  let preamble: Buffer | null = Buffer.alloc(0);
  // Byte for byte: a chunk may end within a character.
  const fit = (script: Buffer) =>
    version < 170_000
      ? Buffer.from(script.toString('latin1').replace(UNKNOWN_BEFORE_17, ''), 'latin1')
      : script;
  return new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      if (preamble === null) return pass(null, chunk);
      preamble = Buffer.concat([preamble, chunk]);
      if (preamble.length < PREAMBLE_BYTES) return pass();
      const script = fit(preamble);
      preamble = null;
      pass(null, script);
    },
    flush(pass) {
      pass(null, preamble === null ? undefined : fit(preamble));
    },
  });
}
