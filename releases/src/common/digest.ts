import { createHash } from 'node:crypto';

/** Stands for exactly this content; as an `integrity` attribute has it. */
export const integrityOf = (content: Uint8Array | string): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
