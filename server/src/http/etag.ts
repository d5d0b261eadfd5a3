import { createHash } from 'node:crypto';

/** The entity tag of an answer, by what it says. */
export const etagOf = (answer: Buffer): string =>
  `"${createHash('sha256').update(answer).digest('base64url').slice(0, 27)}"`;
