import type { ReleaseOperation } from '@galley/server/releases/operating/contract';

/** An operation that was asked for and not carried out yet: it still needs its reason. */
export type PendingOperation = Pick<ReleaseOperation, 'Operation' | 'Remote' | 'Release'>;
