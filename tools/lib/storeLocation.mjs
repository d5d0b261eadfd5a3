// @ts-check
import path from 'node:path';
import { root } from './steps.mjs';

/** The release store that RELEASE_STORE names: s3://bucket/prefix, or a folder, as an absolute path. */
export function storeLocation() {
  const named = process.env.RELEASE_STORE || 'releases-store';
  return named.startsWith('s3://') ? named : path.resolve(root, named);
}
