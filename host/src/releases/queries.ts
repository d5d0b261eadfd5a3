import type { ReleaseDetails, ReleaseFigures } from '@galley/server/releases/figures/contract';
import type {
  ReleaseChange,
  ReleaseOperation,
  ReleaseStatus,
} from '@galley/server/releases/operating/contract';
import { responseOf, newKey, queryOptions, request } from '@galley/shared/http';

/** Each person counts once per release, so the figures change slowly. */
const LOOK_EVERY_MS = 60_000;

/** The performance of releases for real users; for Operations. */
export const releaseFiguresQuery = () =>
  queryOptions({
    queryKey: ['releases', 'figures'],
    refetchInterval: LOOK_EVERY_MS,
    queryFn: responseOf<ReleaseFigures[]>({ path: '/v1/releases/figures' }),
  });

/** The origin and contents of a release; for Operations. */
export const releaseDetailsQuery = (remote: string, release: string) =>
  queryOptions({
    queryKey: ['releases', 'details', remote, release],
    queryFn: responseOf<ReleaseDetails>({
      path: `/v1/releases/details?${new URLSearchParams({ remote, release })}`,
    }),
  });

/** Frequent enough to watch a rollout. */
const STATUS_EVERY_MS = 5000;

/** The active releases, for Operations. */
export const releaseStatusQuery = () =>
  queryOptions({
    queryKey: ['releases', 'status'],
    refetchInterval: STATUS_EVERY_MS,
    queryFn: responseOf<ReleaseStatus>({ path: '/v1/releases' }),
  });

/** All changes of active releases, newest first; for Operations. */
export const releaseHistoryQuery = () =>
  queryOptions({
    queryKey: ['releases', 'history'],
    queryFn: responseOf<ReleaseChange[]>({ path: '/v1/releases/history' }),
  });

/** Changes the active release. */
export const operateRelease = (body: ReleaseOperation): Promise<{ revision: number }> =>
  request<{ revision: number }>({ method: 'POST', path: '/v1/releases/operations', body, key: newKey() });
