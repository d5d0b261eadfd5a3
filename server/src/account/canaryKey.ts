import { createHmac } from 'node:crypto';

/**
 * A person's canary key: by it their page finds out whether a canary is for them, and nobody finds that out about
 * anybody else. The same at every server, since all of them have the same secret, and in every session.
 */
export const canaryKey = (secret: Uint8Array, uid: string): string =>
  createHmac('sha256', secret).update(`canary ${uid.toLowerCase()}`).digest('base64url').slice(0, 22);
