import type { FastifyInstance } from 'fastify';
import type { Storage } from '@galley/releases/storage/storage';
import { LoadReport } from '@galley/shared/contract/releases';
import { canaryKey } from '../account/canaryKey.ts';
import type { Database } from '../db/database.ts';
import { HttpProblem } from '../http/problem.ts';
import { countLoad } from './loads.ts';
import { canaryKeysIn } from './people.ts';
import { reportLimit } from './reportLimit.ts';
import { servedReleases } from './served.ts';

const REPORT_LIMIT_BYTES = 2048;

function refusal(remote: string, release: string): HttpProblem {
  const detail = `You were not served ${remote} ${release} within the last hour.`;
  return new HttpProblem(422, detail, [{ field: 'release', message: detail }]);
}

/** What became of a release in somebody's page: of everybody who is signed in, about what they were served alone. */
export function reportRoute(
  app: FastifyInstance,
  { database, storage, secret }: { database: Database; storage: Storage; secret: Uint8Array },
): void {
  const servedSince = servedReleases(storage, canaryKeysIn(database));
  const limit = reportLimit();
  app.post<{ Body: LoadReport }>(
    '/releases/reports',
    { schema: { body: LoadReport }, bodyLimit: REPORT_LIMIT_BYTES },
    async (request, reply) => {
      const caller = await app.authenticate(request);
      const { remote, release } = request.body;
      if (limit.isOver(caller.employeeId))
        throw new HttpProblem(429, 'Too many reports.', [], { 'retry-after': String(limit.waitS()) });
      const person = { key: canaryKey(secret, caller.uid), type: caller.employeeType };
      // Without a release: none could be chosen. Then there is none to be judged.
      const since = release === '' ? null : await servedSince(remote, release, person);
      if (release !== '' && since === null) throw refusal(remote, release);
      request.log.info({ load: request.body }, 'remote load');
      if (since !== null) await countLoad(database, caller.employeeId, request.body, since);
      return reply.code(204).send();
    },
  );
}
