import { createHmac } from 'node:crypto';

/**
 * A person's canary key, with which their page finds out whether it gets a canary, without revealing this about others. All servers
 * compute the same key, because they share the secret.
 */
export const canaryKey = (secret: Uint8Array, uid: string): string =>
  createHmac('sha256', secret).update(`canary ${uid.toLowerCase()}`).digest('base64url').slice(0, 22);
