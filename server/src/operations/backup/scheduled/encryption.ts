import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from '../programs.ts';

/** The chunk type of the web streams here. */
type Web = globalThis.ReadableStream<Uint8Array>;

const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as Web;
const fromWeb = (stream: Web) => Readable.fromWeb(stream);

/** Loaded at first use: it loads slowly, and most servers don't encrypt backups. */
const age = () => import('age-encryption');

/** Generates an age key, which age's own command can use too. */
export async function newKey(): Promise<{ identity: string; recipient: string }> {
  const { generateX25519Identity, identityToRecipient } = await age();
  const identity = await generateX25519Identity();
  return { identity, recipient: await identityToRecipient(identity) };
}

/** @throws BackupError for an invalid public key */
export async function encrypterFor(recipients: readonly string[]): Promise<Encrypter> {
  const { Encrypter } = await age();
  const encrypter = new Encrypter();
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new BackupError(`BACKUP_RECIPIENTS has ${recipient}, which isn't a public age key.`);
    }
  }
  return encrypter;
}

/** Encrypts in age's format, chunk by chunk. */
export const encrypted = async (content: Readable, encrypter: Encrypter): Promise<Readable> =>
  fromWeb(await encrypter.encrypt(toWeb(content)));

/**
 * The secret keys in BACKUP_IDENTITY_FILE, a file in age-keygen's format, or in BACKUP_IDENTITY.
 * @throws BackupError if there are none
 */
export async function decrypterIn(env: Record<string, string | undefined>): Promise<Decrypter> {
  const { BACKUP_IDENTITY_FILE: file, BACKUP_IDENTITY: given = '' } = env;
  const text = file ? readFileSync(file, 'utf8') : given;
  const identities = text.split('\n').flatMap((line) => {
    const trimmed = line.trim();
    return trimmed === '' || trimmed.startsWith('#') ? [] : trimmed;
  });
  if (identities.length === 0)
    throw new BackupError(
      'To read a backup, set BACKUP_IDENTITY_FILE to the file with your age key, or BACKUP_IDENTITY to the key.',
    );
  const { Decrypter } = await age();
  const decrypter = new Decrypter();
  for (const identity of identities) {
    try {
      decrypter.addIdentity(identity);
    } catch {
      throw new BackupError("BACKUP_IDENTITY_FILE or BACKUP_IDENTITY isn't a secret age key.");
    }
  }
  return decrypter;
}

/** Decrypts content. A modification or a missing end is an error of the stream. */
export async function decrypted(content: Readable, decrypter: Decrypter): Promise<Readable> {
  try {
    return fromWeb(await decrypter.decrypt(toWeb(content)));
  } catch (error) {
    throw new BackupError(`The backup can't be decrypted: ${error instanceof Error ? error.message : ''}.`);
  }
}
