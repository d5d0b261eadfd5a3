import type { Storage } from '@galley/releases/storage/storage';
import { canaryKey } from '../account/index.ts';
import type { Database } from '../db/database.ts';
import type { Caller } from '../http/caller.ts';
import { HttpProblem } from '../http/problem.ts';
import { canaryKeysIn } from './people.ts';
import { reportLimit } from './reportLimit.ts';
import { createServedSince } from './served.ts';

interface ReportingParts {
  database: Database;
  storage: Storage;
  secret: Uint8Array;
}

function refusal(remote: string, release: string): HttpProblem {
  const detail = `You haven’t loaded ${remote} ${release} in the last hour.`;
  return new HttpProblem(422, detail, [{ field: 'release', message: detail }]);
}

/** Checks people's reports of all kinds: only about releases that they were served, and not too many. */
export function createReporting({ database, storage, secret }: ReportingParts) {
  const servedSince = createServedSince(storage, canaryKeysIn(database));
  const limit = reportLimit();
  /** @throws HttpProblem 429 after too many reports */
  const limited = ({ employeeId }: Caller): void => {
    if (limit.isOver(employeeId))
      throw new HttpProblem(429, 'Too many reports.', [], { 'retry-after': String(limit.waitS()) });
  };
  return {
    limited,
    /**
     * Since when people have been getting the release.
     * @throws HttpProblem 429 after too many reports, 422 for a release that the caller wasn't served
     */
    async servedSince(caller: Caller, remote: string, release: string): Promise<Date> {
      limited(caller);
      const person = { key: canaryKey(secret, caller.uid), type: caller.employeeType };
      const since = await servedSince(remote, release, person);
      if (since === null) throw refusal(remote, release);
      return since;
    },
  };
}

export type Reporting = ReturnType<typeof createReporting>;
