import { createHash } from 'node:crypto';

/** The digest of content, in the format of an `integrity` attribute. */
export const integrityOf = (content: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
