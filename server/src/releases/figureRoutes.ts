import type { FastifyInstance } from 'fastify';
import { releaseDetails } from '@galley/releases/operations/details';
import type { Storage } from '@galley/releases/storage/storage';
import type { Database } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { countFigures, releaseFigures } from './figures.ts';
import { requireOperations } from './requireOperations.ts';
import type { Reporting } from './reporting.ts';

/** How releases perform for people (REL-39 … REL-42), and where a release comes from (REL-35, REL-36). */
export function figureRoutes(
  app: FastifyInstance,
  { database, storage, reporting }: { database: Database; storage: Storage; reporting: Reporting },
): void {
  route(app, 'releaseVitals', async (caller, { body }) => {
    const { remote, release, ...values } = body;
    await reporting.servedSince(caller, remote, release);
    return { counted: await countFigures(database, caller.employeeId, { remote, release }, values) };
  });

  route(app, 'releaseFigures', async (caller) => {
    requireOperations(caller);
    return releaseFigures(database, storage);
  });

  route(app, 'releaseDetails', async (caller, { query }) => {
    requireOperations(caller);
    const outcome = await releaseDetails(storage, query.remote, query.release);
    if (outcome.ok) {
      const { commit: _, ...details } = outcome.value;
      return details;
    }
    const { code, reasons } = outcome.refusal;
    const message = reasons.join(' ');
    throw new HttpProblem(code === 'unknown' ? 404 : 422, message, [{ field: 'release', message }]);
  });
}
