import type { FastifyInstance } from 'fastify';
import { LoadReport } from '@galley/shared/contract/releases';
import { countFigures } from './figures.ts';
import { countLoad } from './loads.ts';
import { createReporting, type ReportingParts } from './reporting.ts';

const REPORT_LIMIT_BYTES = 2048;

/** What became of a release in somebody's page: of everybody who is signed in, about what they were served alone. */
export function reportRoute(app: FastifyInstance, parts: ReportingParts): void {
  const { database } = parts;
  const reporting = createReporting(parts);
  app.post<{ Body: LoadReport }>(
    '/releases/reports',
    { schema: { body: LoadReport }, bodyLimit: REPORT_LIMIT_BYTES },
    async (request, reply) => {
      const caller = await app.authenticate(request);
      const { remote, release, status, durationMs } = request.body;
      if (release === '') {
        // None could be chosen. Then there is none to be judged.
        reporting.limited(caller);
        request.log.info({ load: request.body }, 'remote load');
        return reply.code(204).send();
      }
      const since = await reporting.servedSince(caller, remote, release);
      request.log.info({ load: request.body }, 'remote load');
      await countLoad(database, caller.employeeId, request.body, since);
      if (status === 'loaded')
        await countFigures(database, caller.employeeId, { remote, release }, { load: durationMs });
      return reply.code(204).send();
    },
  );
}
