import type { FastifyInstance } from 'fastify';
import { LoadReports, type LoadReport } from '@galley/shared/contract/releases';
import type { Caller } from '../http/caller.ts';
import type { Database } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import { countFigures } from './figures.ts';
import { countLoad } from './loads.ts';
import type { Reporting } from './reporting.ts';

const REPORT_LIMIT_BYTES = 16_384;

/** Reports of whether releases loaded, from anyone signed in, only about releases that they were served (REL-46). */
export function reportRoute(
  app: FastifyInstance,
  { database, reporting }: { database: Database; reporting: Reporting },
): void {
  async function count(caller: Caller, load: LoadReport): Promise<void> {
    const { remote, release, status, durationMs } = load;
    // No release could be chosen, so there is none to count.
    if (release === '') return reporting.limited(caller);
    const since = await reporting.servedSince(caller, remote, release);
    await countLoad(database, caller.employeeId, load, since);
    if (status === 'loaded')
      await countFigures(database, caller.employeeId, { remote, release }, { load: durationMs });
    return undefined;
  }
  app.post<{ Body: LoadReports }>(
    '/releases/reports',
    { schema: { body: LoadReports }, bodyLimit: REPORT_LIMIT_BYTES },
    async (request, reply) => {
      const caller = await app.authenticate(request);
      const refused: HttpProblem[] = [];
      for (const load of [request.body].flat()) {
        await count(caller, load).then(
          () => request.log.info({ load }, 'remote load'),
          (error: unknown) => {
            if (!(error instanceof HttpProblem)) throw error;
            refused.push(error);
          },
        );
      }
      // If only some reports are refused, the others still count.
      if (refused[0] !== undefined) throw refused[0];
      return reply.code(204).send();
    },
  );
}
