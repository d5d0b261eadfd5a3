import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Database } from '../../db/database.ts';
import { etagOf } from '../../http/etag.ts';
import { optionsVersion, readOptions } from './optionsQueries.ts';

interface CachedOptions {
  version: string;
  /** Derived from the content, because a restored database may repeat version numbers. */
  etag: string;
  json: Buffer;
  /** The JSON in compressed form by encoding, the smallest first. */
  compressed: Map<string, Buffer>;
}

const asBrotli = promisify(brotliCompress);
const asGzip = promisify(gzip);

/** Call 1's response, built and compressed once per version: with 23,000 options, this takes too long to do for each page. */
export function optionsCache(database: Database): () => Promise<CachedOptions> {
  let cached: Promise<CachedOptions> | undefined;

  const build = async (version: string): Promise<CachedOptions> => {
    const json = Buffer.from(JSON.stringify(await readOptions(database)));
    const br = await asBrotli(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    // Browsers only accept brotli over HTTPS.
    const compressed = new Map([
      ['br', br],
      ['gzip', await asGzip(json)],
    ]);
    return { version, etag: etagOf(json), json, compressed };
  };

  return async () => {
    // The version is read before the lists: if something changes in between, the next request rebuilds them.
    const version = await optionsVersion(database);
    const current = await cached?.catch(() => undefined);
    if (current?.version === version) return current;
    cached = build(version);
    return cached;
  };
}
