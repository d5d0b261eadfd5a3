import type { Transaction } from '../../db/database.ts';

/** Ends what an employee has made in another room, in the transaction that takes their access; its plugin adds it to `app.accessEndings`. */
export type AccessEnding = (transaction: Transaction, employeeId: number) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    accessEndings: AccessEnding[];
  }
}
