import type { Transaction } from '../db/database.ts';

/** Ends an employee's access to another room's features, in the transaction that disables them. Each room's plugin registers its own. */
export type AccessEnding = (transaction: Transaction, employeeId: number) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Secret addresses that give access to an employee's data. They end when the employee is disabled, and with a password reset that
     * requests it.
     */
    addressEndings: AccessEnding[];
  }
}
