import type { OrderWatchRequest } from '../../contract/watches.ts';
import { ApiError } from '../../http/apiError.ts';
import { newKey } from '../../http/key.ts';
import { queryClient } from '../../http/queryClient.ts';
import { request } from '../../http/request.ts';
import { WATCHES_PATH, watchesQuery } from '../../http/watches.ts';
import { notify } from '../toast/notify.ts';

/** Call 197. Shows a toast if it fails. */
export async function changeWatch(body: OrderWatchRequest): Promise<void> {
  try {
    await request<true>({ method: 'PUT', path: WATCHES_PATH, body, key: newKey() });
  } catch (error) {
    const reason = error instanceof ApiError ? error.problem?.detail : undefined;
    notify.failure(reason ?? 'Failed to change what you’re watching');
  }
  await queryClient.invalidateQueries(watchesQuery());
}
