import { createHash, randomBytes } from 'node:crypto';

/** A random secret that grants access: in an emailed link, for a download, or for a known device. */
export const newPermit = (): string => randomBytes(32).toString('base64url');

/** The stored form of a permit, so that a leaked table grants no access. */
export const permitHash = (permit: string): string => createHash('sha256').update(permit).digest('hex');
