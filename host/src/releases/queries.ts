import type { ReleaseDetails, ReleaseFigures } from '@galley/shared/contract/releaseFigures';
import { queryOptions, request } from '@galley/shared/http';

/** People count once for a release, so the figures change slowly. */
const LOOK_EVERY_MS = 60_000;

/** How the releases fare with real people, for Operations. */
export const releaseFiguresQuery = () =>
  queryOptions({
    queryKey: ['releases', 'figures'],
    refetchInterval: LOOK_EVERY_MS,
    queryFn: ({ signal }) =>
      request<ReleaseFigures[]>({ method: 'GET', path: '/v1/releases/figures', signal }),
  });

/** Where a release comes from and what is in it, for Operations. */
export const releaseDetailsQuery = (remote: string, release: string) =>
  queryOptions({
    queryKey: ['releases', 'details', remote, release],
    queryFn: ({ signal }) =>
      request<ReleaseDetails>({
        method: 'GET',
        path: `/v1/releases/details?${new URLSearchParams({ remote, release })}`,
        signal,
      }),
  });
