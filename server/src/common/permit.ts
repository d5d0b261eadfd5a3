import { createHash, randomBytes } from 'node:crypto';

/** A random secret that grants access: in a mailed link, for a download, of a known device. */
export const newPermit = (): string => randomBytes(32).toString('base64url');

/** What is stored of a permit: a leaked table opens nothing. */
export const permitHash = (permit: string): string => createHash('sha256').update(permit).digest('hex');
