import type { Transaction } from '../db/database.ts';

/** Ends what an employee has made in another room, in the transaction that takes their access; its plugin adds it to a list of the app. */
export type AccessEnding = (transaction: Transaction, employeeId: number) => Promise<unknown>;

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Addresses that open something of an employee's to whoever has them. They end when the employee is disabled, and with a password reset
     * that asks for it.
     */
    addressEndings: AccessEnding[];
  }
}
