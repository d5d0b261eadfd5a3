import { ApiError, queryClient } from '@galley/shared/http';
import { notify } from '@galley/shared/ui';

/** The status for too many calls by one person. */
const TOO_MANY = 429;

/**
 * Says when to try again, because a screen only says that it failed to load (RATE-04).
 * @returns a stop function
 */
export function announceRateLimit(): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.action;
    // Nobody is waiting for a prefetch.
    if (!(error instanceof ApiError) || error.status !== TOO_MANY || event.query.getObserversCount() === 0)
      return;
    if (error.problem?.detail !== undefined) notify.failure(error.problem.detail);
  });
}
