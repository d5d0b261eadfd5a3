import { Transform } from 'node:stream';

/** A setting at the beginning of scripts from PostgreSQL 17 and later, which earlier servers reject. */
const UNKNOWN_BEFORE_17 = /^SET transaction_timeout = 0;\n/m;
/** A script's settings are at its very beginning. */
const PREAMBLE_BYTES = 4096;

/**
 * Passes a script on, without a setting that this server doesn't know.
 * @param version the server's version number: 150008 is 15.8
 */
export function fitFor(version: number): Transform {
  let preamble: Buffer | null = Buffer.alloc(0);
  // As bytes, because a chunk can end within a character.
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
