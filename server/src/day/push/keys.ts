import { createECDH } from 'node:crypto';
import { storedKey } from '../../account/index.ts';
import type { Database } from '../../db/database.ts';

const CURVE = 'prime256v1';
const KEY_BYTES = 32;

/** The key that identifies this installation to push services (RFC 8292), as base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

function freshKey(): Buffer {
  const curve = createECDH(CURVE);
  curve.generateKeys();
  const key = curve.getPrivateKey();
  // Leading zeros are omitted, so this restores them.
  return Buffer.concat([Buffer.alloc(KEY_BYTES - key.length), key]);
}

/** The keys, created once and stored in the database for all servers. */
export async function pushKeys(database: Database): Promise<PushKeys> {
  const key = Buffer.from(await storedKey(database, 'push-key', freshKey));
  const curve = createECDH(CURVE);
  curve.setPrivateKey(key);
  return { publicKey: curve.getPublicKey('base64url'), privateKey: key.toString('base64url') };
}
