import type { FastifyInstance } from 'fastify';
import sql from 'sql-template-tag';
import { audienceText } from '@galley/releases/operations/audience';
import type { ChangeResult } from '@galley/releases/registry/change';
import { historyOf } from '@galley/releases/registry/history';
import { readHistory } from '@galley/releases/registry/revisions';
import { status } from '@galley/releases/operations/status';
import type { Storage } from '@galley/releases/storage/storage';
import { audit } from '../common/audit.ts';
import type { Database } from '../db/database.ts';
import { route } from '../http/route.ts';
import { write } from '../http/write.ts';
import type { Findings } from './findings.ts';
import { recentLoads } from './loads.ts';
import { toReleaseChange } from './toReleaseChange.ts';
import { refuseStrangers } from './people.ts';
import { operate } from './operate.ts';
import { requireOperations } from './requireOperations.ts';

/** Reading and changing the active releases, with their failures and history; only for Operations (REL-06). */
export function releaseRoutes(
  app: FastifyInstance,
  { database, storage, findings }: { database: Database; storage: Storage; findings: Findings },
): void {
  route(app, 'releaseStatus', async (caller) => {
    requireOperations(caller);
    const [{ revision, host, remotes }, loads, found] = await Promise.all([
      status(storage),
      recentLoads(database),
      findings(),
    ]);
    return {
      revision,
      findings: found,
      host: host?.release ?? null,
      remotes: remotes.map((one) => ({
        ...one,
        canary: one.canary && { release: one.canary.release, audience: audienceText(one.canary) },
        last: one.last && toReleaseChange(one.last),
        loads: loads.filter(({ remote }) => remote === one.remote),
      })),
    };
  });

  route(app, 'releaseHistory', async (caller, { query }) => {
    requireOperations(caller);
    const lines = await readHistory(storage);
    return (query.remote === undefined ? lines : historyOf(lines, query.remote))
      .toReversed()
      .map(toReleaseChange);
  });

  route(app, 'releaseOperation', async (caller, { body, request }) => {
    requireOperations(caller);
    await refuseStrangers(database, body.Employees ?? [], 'Employees');
    const [person] = await database.query<{ name: string }>(
      sql`SELECT full_name AS name FROM employee WHERE id = ${caller.employeeId}`,
    );
    let operated: Promise<ChangeResult> | undefined;
    return write(database, caller, request, async (transaction) => {
      // Runs once: if the transaction is retried, the registry has already changed.
      operated ??= operate(storage, body, person?.name ?? caller.uid);
      const { registry, moves } = await operated;
      await audit(transaction, caller.employeeId, {
        action: `release ${body.Operation}`,
        record: `release/${body.Remote}`,
        after: { revision: registry.revision, moves, reason: body.Reason },
      });
      return { revision: registry.revision };
    });
  });
}
