import type { FastifyBaseLogger } from 'fastify';
import sql from 'sql-template-tag';
import { openStore } from '@galley/releases/storage/openStore';
import type { Storage } from '@galley/releases/storage/storage';
import type { Memory, Remembered } from '@galley/releases/trust/chain';
import { withKeys } from '@galley/releases/trust/openTrusted';
import type { Database } from '../db/database.ts';
import type { ReleaseTrust } from './releaseTrust.ts';

/**
 * Stores the last good policy and revision in the database for all servers (REL-17). They belong to a set of anchors, so a
 * changed RELEASE_TRUST starts without them.
 */
export function rememberIn(
  database: Database,
  anchors: readonly string[],
  log: Pick<FastifyBaseLogger, 'warn'>,
): Memory {
  const trust = anchors.toSorted().join(',');
  return {
    async recall() {
      const [row] = await database.query<{ remembered: string }>(
        sql`SELECT remembered FROM release_trust WHERE trust = ${trust}`,
      );
      return row === undefined ? null : (JSON.parse(row.remembered) as Remembered);
    },
    async keep(remembered) {
      const { policy, revision } = remembered;
      const { number } = policy.policy;
      // Another server may already have stored a newer state.
      await database
        .query(
          sql`INSERT INTO release_trust AS known (trust, policy, revision, remembered)
            VALUES (${trust}, ${number}, ${revision}, ${JSON.stringify(remembered)})
            ON CONFLICT (trust) DO UPDATE
            SET policy = excluded.policy, revision = excluded.revision, remembered = excluded.remembered
            WHERE (known.policy, known.revision) < (excluded.policy, excluded.revision)`,
        )
        .catch((error: unknown) => {
          log.warn(error, 'the last good revision of the release store could not be kept');
        });
    },
  };
}

/** Opens the release store with the server's keys. Without keys, nothing is signed, which is logged. */
export async function openReleaseStore(
  { releaseStore, releaseTrust }: { releaseStore: string; releaseTrust: ReleaseTrust },
  database: Database,
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
): Promise<Storage> {
  const { anchors, key } = releaseTrust;
  if (anchors.length === 0) log.info('releases are not signed: RELEASE_TRUST is not set');
  const memory = rememberIn(database, anchors, log);
  return withKeys(await openStore(releaseStore), { anchors, key, memory });
}
