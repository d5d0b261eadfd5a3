import { ApiError, queryClient } from '@galley/shared/http';
import { notify } from '@galley/shared/ui';

/** Too many of one person's calls. */
const TOO_MANY = 429;

/**
 * Says when to try again, where a screen says only that it failed to load (RATE-04).
 * @returns the end
 */
export function announceRateLimit(): () => void {
  return queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { error } = event.action;
    // Of what was loaded in advance nobody waits.
    if (!(error instanceof ApiError) || error.status !== TOO_MANY || event.query.getObserversCount() === 0)
      return;
    if (error.problem?.detail !== undefined) notify.failure(error.problem.detail);
  });
}
