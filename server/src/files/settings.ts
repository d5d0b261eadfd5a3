import path from 'node:path';
import { folderOrBucket, wholeNumber, type Environment } from '../common/configVariables.ts';

/** The files of records (ATT-01, ATT-03). */
export interface FileSettings {
  /** A folder with its absolute path, or `s3://bucket/prefix`. */
  store: string;
  /** The maximum size of a file, and of all files together, in bytes. */
  mostBytes: number;
  totalBytes: number;
}

const MEGABYTE = 1024 * 1024;

/** Reads the variables that begin with FILES_. @param root the base of a relative folder */
export function fileSettings(env: Environment, root: string, dataDir: string): FileSettings {
  const megabytes = (name: string, standard: number, max: number) =>
    (wholeNumber(env, name, { min: 1, max }) ?? standard) * MEGABYTE;
  return {
    store: folderOrBucket(env, 'FILES_STORE', root) ?? path.join(dataDir, 'files'),
    mostBytes: megabytes('FILES_SIZE_MB', 25, 2048),
    totalBytes: megabytes('FILES_TOTAL_MB', 20_480, 1_000_000_000),
  };
}
