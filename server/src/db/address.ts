import type pg from 'pg';
import { parse, toClientConfig } from 'pg-connection-string';
import pgpass, { type Connection } from 'pgpass';

/**
 * Where a PostgreSQL is, for the driver. A password that is neither in `url` nor in PGPASSWORD is looked up in the file of PGPASSFILE, as
 * PostgreSQL's own programs do.
 */
export function addressOf(url: string): pg.ClientConfig {
  const { password = '', ...address } = parse(url);
  const known = password === '' ? (process.env.PGPASSWORD ?? '') : password;
  const lookUp = (connection: Connection) =>
    new Promise<string | undefined>((resolve) => pgpass(connection, resolve));
  // The driver hands the connection over, and takes undefined for none: its types know neither.
  const config = { ...toClientConfig(address), password: known === '' ? lookUp : known };
  return config as pg.ClientConfig;
}
