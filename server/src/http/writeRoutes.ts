import type { FastifyInstance } from 'fastify';
import type { Database, Transaction } from '../db/database.ts';
import type { Caller } from './caller.ts';
import type { CallName } from './calls.ts';
import { route, type Input, type Output } from './route.ts';
import { write } from './write.ts';

/** Serves calls that are a single write each: one transaction, once per key. */
export const writeRoutes =
  (
    app: FastifyInstance,
    database: Database,
    serve: <Name extends CallName>(
      name: Name,
      handle: (caller: Caller, input: Input<Name>) => Promise<Output<Name>>,
    ) => void = (name, handle) => route(app, name, handle),
  ) =>
  <Name extends CallName>(
    name: Name,
    work: (transaction: Transaction, caller: Caller, input: Input<Name>) => Promise<Output<Name>>,
  ): void =>
    serve(name, (caller, input) =>
      write(database, caller, input.request, (transaction) => work(transaction, caller, input)),
    );
