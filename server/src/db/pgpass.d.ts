/** PostgreSQL's password file; the package has no types. */
declare module 'pgpass' {
  export interface Connection {
    host: string;
    port: number;
    database: string;
    user: string;
  }
  /** Calls back with the connection's password, or undefined if the file has none or others can read it. */
  export default function pgpass(connection: Connection, call: (password: string | undefined) => void): void;
}
