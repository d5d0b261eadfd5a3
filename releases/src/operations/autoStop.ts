import { endCanary } from './canary.ts';
import type { ChangeResult } from '../registry/change.ts';
import { comparisonText, shouldStop, type Comparison } from './health.ts';
import { refused, type Outcome } from '../common/outcome.ts';
import { AUTO } from '../registry/history.ts';
import { rollback } from './rollback.ts';
import type { Storage } from '../storage/storage.ts';

/** A monitored release, and its performance. */
export interface Watched extends Comparison {
  remote: string;
  release: string;
}

const healthy = ({ remote, release }: Watched) =>
  refused('invalid', `${remote} ${release} doesn't fail often enough to be stopped.`);

/** Ends a canary that fails too often; refused if it doesn't fail often enough, or if there's a different canary now. */
export async function stopCanary(storage: Storage, watched: Watched): Promise<Outcome<ChangeResult>> {
  if (!shouldStop(watched)) return healthy(watched);
  const { remote, release } = watched;
  return endCanary(storage, { by: AUTO, remote, release, reason: comparisonText(watched) });
}

/**
 * Rolls back a promoted release that fails too often; refused if it doesn't fail often enough, if another one is active now, or if no
 * earlier one passes the gate.
 */
export async function autoRollback(storage: Storage, watched: Watched): Promise<Outcome<ChangeResult>> {
  if (!shouldStop(watched)) return healthy(watched);
  const { remote, release } = watched;
  return rollback(storage, { by: AUTO, remote, from: release, reason: comparisonText(watched) });
}
