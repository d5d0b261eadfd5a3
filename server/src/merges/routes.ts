import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database.ts';
import { route } from '../http/route.ts';
import { write } from '../http/write.ts';
import { contactDuplicates } from './duplicates.ts';
import { mergeContacts } from './mergeContacts.ts';
import { contactMerging } from './merging.ts';
import { undoMerge } from './undoMerge.ts';

/** Calls 328 to 331. */
export function mergeRoutes(app: FastifyInstance, database: Database): void {
  route(app, 'contactDuplicates', (caller, { query }) =>
    contactDuplicates(database.reads(caller), caller, query),
  );

  route(app, 'contactMerging', (caller, { query }) =>
    contactMerging(database, caller, query.ids.split(',').map(Number)),
  );

  route(app, 'contactMerge', (caller, { body, request }) =>
    write(database, caller, request, (transaction) => mergeContacts(transaction, caller, body)),
  );

  route(app, 'contactMergeUndo', (caller, { params, request }) =>
    write(database, caller, request, (transaction) => undoMerge(transaction, caller, params.id)),
  );
}
