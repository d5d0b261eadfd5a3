/** PostgreSQL's password file; the package has no types. */
declare module 'pgpass' {
  export interface Connection {
    host: string;
    port: number;
    database: string;
    user: string;
  }
  /** Calls with the password of the connection; with undefined where the file has none, or others may read it. */
  export default function pgpass(connection: Connection, call: (password: string | undefined) => void): void;
}
