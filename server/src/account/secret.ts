import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database } from '../db/database.ts';

/** A key that all servers share: created once, by default with 256 random bits, and stored in the database. */
export async function storedKey(
  database: Database,
  name: string,
  make: () => Buffer = () => randomBytes(32),
): Promise<Uint8Array> {
  const fresh = make().toString('base64');
  await database.query(
    sql`INSERT INTO setting (name, value) VALUES (${name}, ${fresh}) ON CONFLICT (name) DO NOTHING`,
  );
  const [row] = await database.query<{ value: string }>(sql`SELECT value FROM setting WHERE name = ${name}`);
  if (row === undefined) throw new Error(`the key ${name} is gone`);
  return Buffer.from(row.value, 'base64');
}

/** The key that signs tokens. */
export const tokenSecret = (database: Database): Promise<Uint8Array> => storedKey(database, 'token-secret');

/** The key that encrypts authenticator secrets: separate, so that each key can be replaced on its own. */
export const secondFactorKey = (database: Database): Promise<Uint8Array> =>
  storedKey(database, 'second-factor-key');
