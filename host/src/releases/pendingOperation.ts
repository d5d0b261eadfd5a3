import type { ReleaseOperation } from '@galley/server/releases/operating/contract';

/** A requested operation that hasn't been carried out yet, because it still needs a reason. */
export type PendingOperation = Pick<ReleaseOperation, 'Operation' | 'Remote' | 'Release'>;
