import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Source maps and other files that aren't published. */
const UNPUBLISHED = /^(maps\/|release\.json$|shared-names\.json|opened-dialogs\.json|mf-stats\.json$)|\.map$/;

/** Every file that a build publishes, relative to its folder. */
export const publishedFiles = (dist) =>
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((file) => !UNPUBLISHED.test(file))
    .sort();

/** A file's digest in the format of `integrity` attributes. */
export const integrityOf = (file) =>
  `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;

/** @returns {Record<string, string>} file → integrity */
export const integrities = (dist, files) =>
  Object.fromEntries(files.map((file) => [file, integrityOf(path.join(dist, file))]));
