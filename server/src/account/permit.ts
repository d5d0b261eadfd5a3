import { createHash, randomBytes } from 'node:crypto';

/** Something that nobody can guess and that is shown to get in: of a mailed link, a download, a known device. */
export const newPermit = (): string => randomBytes(32).toString('base64url');

/** What is kept of a permit: a leaked table opens nothing. */
export const permitHash = (permit: string): string => createHash('sha256').update(permit).digest('hex');
