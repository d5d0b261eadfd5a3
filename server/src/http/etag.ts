import { createHash } from 'node:crypto';

/** The entity tag of a response, derived from its content. */
export const etagOf = (answer: Buffer): string =>
  `"${createHash('sha256').update(answer).digest('base64url').slice(0, 27)}"`;
