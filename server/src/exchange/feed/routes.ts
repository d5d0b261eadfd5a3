import type { FastifyInstance } from 'fastify';
import { countsOf, VERDICTS } from '../../http/counts.ts';
import type { Database } from '../../db/database.ts';
import { badField } from '../../http/problem.ts';
import { serviceRoute } from '../tokens/serviceRoute.ts';
import type { EndAccessOf } from './entry.ts';
import { takeIn } from './intake.ts';
import { digestOf } from './key.ts';
import { readBack } from './readBack.ts';
import type { Tally } from './tally.ts';
import { undoImport } from './undoImport.ts';

const KEY_LENGTH = 200;

/** Calls 140 to 142. */
export function feedRoutes(
  app: FastifyInstance,
  {
    database,
    slowestSenderMs,
    endAccessOf,
  }: { database: Database; slowestSenderMs: number; endAccessOf: EndAccessOf },
): void {
  const counts = countsOf(app);
  const onFed = (tally: Tally) => {
    counts.fedBatches += 1;
    for (const verdict of VERDICTS) counts.fedRecords[verdict] += tally[verdict];
  };
  // The handler reads the body as it arrives.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    serviceRoute('feedWrite', {
      app: scope,
      database,
      readsBody: true,
      scope: ({ resource }) => `feed:${resource}`,
      async handle(caller, { params, query, request }) {
        const key = request.headers['idempotency-key'];
        if (Array.isArray(key) || key === '' || (key?.length ?? 0) > KEY_LENGTH)
          throw badField('Idempotency-Key', `must have 1 to ${KEY_LENGTH} characters`);
        const { dryRun, verbose, import: name } = query;
        return takeIn({
          context: {
            database,
            caller,
            endAccessOf,
            resource: params.resource,
            dryRun,
            verbose,
            import: name,
            onFed,
          },
          body: request.raw,
          contentType: request.headers['content-type'] ?? '',
          key: key === undefined ? undefined : { key, requestHash: digestOf('', request.url) },
          slowestSenderMs,
        });
      },
    });
  });

  serviceRoute('feedUndo', {
    app,
    database,
    handle: (caller, { params }) => undoImport(database, { caller, endAccessOf }, params.import),
  });

  serviceRoute('feedRead', {
    app,
    database,
    scope: ({ resource }) => `feed:${resource}`,
    handle: ({ sourceId }, { params, query }) =>
      readBack(database, { sourceId, resource: params.resource }, query),
  });
}
