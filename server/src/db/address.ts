import type pg from 'pg';
import { parse, toClientConfig } from 'pg-connection-string';
import pgpass, { type Connection } from 'pgpass';

/**
 * The driver's connection settings for a PostgreSQL database. A password that's neither in `url` nor in PGPASSWORD is looked up in the file
 * PGPASSFILE, as PostgreSQL's own programs do.
 */
export function addressOf(url: string): pg.ClientConfig {
  const { password = '', ...address } = parse(url);
  const known = password === '' ? (process.env.PGPASSWORD ?? '') : password;
  const lookUp = (connection: Connection) =>
    new Promise<string | undefined>((resolve) => pgpass(connection, resolve));
  // The driver passes the connection and accepts undefined for no password; its types declare neither.
  const config = { ...toClientConfig(address), password: known === '' ? lookUp : known };
  return config as pg.ClientConfig;
}
