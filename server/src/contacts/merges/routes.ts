import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { writeRoutes } from '../../http/writeRoutes.ts';
import { contactDuplicates } from './duplicates.ts';
import { mergeContacts } from './mergeContacts.ts';
import { contactMerging } from './merging.ts';
import { undoMerge } from './undoMerge.ts';

/** Calls 328 to 331. */
export function mergeRoutes(app: FastifyInstance, database: Database): void {
  const writeRoute = writeRoutes(app, database);

  route(app, 'contactDuplicates', (caller, { query }) =>
    contactDuplicates(database.reads(caller), caller, query),
  );

  route(app, 'contactMerging', (caller, { query }) =>
    contactMerging(database, caller, query.ids.split(',').map(Number)),
  );

  writeRoute('contactMerge', (transaction, caller, { body }) => mergeContacts(transaction, caller, body));

  writeRoute('contactMergeUndo', (transaction, caller, { params }) =>
    undoMerge(transaction, caller, params.id),
  );
}
