import { randomBytes } from 'node:crypto';
import sql from 'sql-template-tag';
import type { Database } from '../db/database.ts';

const NAME = 'token-secret';

/** The key that signs tokens: made once and stored in the database, so that every server on it accepts the same tokens. */
export async function tokenSecret(database: Database): Promise<Uint8Array> {
  const fresh = randomBytes(32).toString('base64');
  await database.query(
    sql`INSERT INTO setting (name, value) VALUES (${NAME}, ${fresh}) ON CONFLICT (name) DO NOTHING`,
  );
  const [row] = await database.query<{ value: string }>(sql`SELECT value FROM setting WHERE name = ${NAME}`);
  if (row === undefined) throw new Error('the token secret is gone');
  return Buffer.from(row.value, 'base64');
}
