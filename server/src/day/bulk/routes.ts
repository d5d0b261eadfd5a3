import type { FastifyInstance } from 'fastify';
import type { Day } from '@galley/shared/domain/calendar';
import type { Database } from '../../db/database.ts';
import { route } from '../../http/route.ts';
import { write } from '../../http/write.ts';
import { cancelJob, readJob, readJobs, readVerdicts, startJob, undoJob } from './jobs.ts';
import { startBulkWork } from './work.ts';

/** Calls 200 to 205: bulk changes. */
export function bulkRoutes(app: FastifyInstance, database: Database, today: () => Day): void {
  const { timeZone } = app;
  const begin = startBulkWork(app, database, today);

  route(app, 'bulkStart', async (caller, { body, request }) => {
    const job = await write(database, caller, request, (transaction) =>
      startJob(transaction, caller, { today: today(), timeZone }, body),
    );
    begin();
    return job;
  });

  route(app, 'bulkJob', (caller, { params }) => readJob(database, caller, params.id));

  route(app, 'bulkCancel', (caller, { params, request }) =>
    write(database, caller, request, (transaction) => cancelJob(transaction, caller, params.id)),
  );

  route(app, 'bulkUndo', async (caller, { params, request }) => {
    const job = await write(database, caller, request, (transaction) =>
      undoJob(transaction, caller, params.id),
    );
    begin();
    return job;
  });

  route(app, 'bulkVerdicts', (caller, { params, query }) =>
    readVerdicts(database, caller, { id: params.id, ...query }),
  );

  route(app, 'bulkJobs', async (caller) => ({ Jobs: await readJobs(database, caller) }));
}
