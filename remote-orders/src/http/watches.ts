import type { OrderWatches } from '@galley/shared/contract/inbox';
import { ApiError, newKey, queryClient, queryOptions, request } from '@galley/shared/http';
import { notify } from '@galley/shared/ui';

const PATH = '/v1/orders/watched';

/** Call 196: the lines that the person watches. */
export const watchesQuery = () =>
  queryOptions({
    queryKey: ['orderWatches'],
    queryFn: ({ signal }) => request<OrderWatches>({ method: 'GET', path: PATH, signal }),
  });

/** Call 197. */
export async function setWatched(number: string, isWatched: boolean): Promise<void> {
  try {
    const body = { OrderIDLineNum: number, IsWatched: isWatched };
    await request<true>({ method: 'PUT', path: PATH, body, key: newKey() });
    queryClient.setQueryData(watchesQuery().queryKey, (before) => {
      const others = (before?.OrderIDLineNums ?? []).filter((one) => one !== number);
      return { OrderIDLineNums: isWatched ? [...others, number] : others };
    });
  } catch (error) {
    const reason = error instanceof ApiError ? error.problem?.detail : undefined;
    notify.failure(reason ?? 'Failed to watch the order line');
  }
}
