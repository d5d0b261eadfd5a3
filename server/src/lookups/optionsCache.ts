import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Database } from '../db/database.ts';
import { optionsVersion, readOptions } from './optionsQueries.ts';

export interface CachedOptions {
  version: string;
  json: Buffer;
  br: Buffer;
}

const compress = promisify(brotliCompress);

/** Call 1's answer, built and compressed once for each version: with 23,000 options that takes longer than a page may. */
export function optionsCache(database: Database): () => Promise<CachedOptions> {
  let cached: Promise<CachedOptions> | undefined;

  const build = async (version: string): Promise<CachedOptions> => {
    const json = Buffer.from(JSON.stringify(await readOptions(database)));
    const br = await compress(json, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
    return { version, json, br };
  };

  return async () => {
    // The version is read before the lists: a change between the two makes the next request build anew.
    const version = await optionsVersion(database);
    const current = await cached?.catch(() => undefined);
    if (current?.version === version) return current;
    cached = build(version);
    return cached;
  };
}
