import type { ReleaseDetails, ReleaseFigures } from '@galley/shared/contract/releaseFigures';
import { answerTo, queryOptions } from '@galley/shared/http';

/** People count once for a release, so the figures change slowly. */
const LOOK_EVERY_MS = 60_000;

/** How the releases fare with real people, for Operations. */
export const releaseFiguresQuery = () =>
  queryOptions({
    queryKey: ['releases', 'figures'],
    refetchInterval: LOOK_EVERY_MS,
    queryFn: answerTo<ReleaseFigures[]>({ path: '/v1/releases/figures' }),
  });

/** Where a release comes from and what is in it, for Operations. */
export const releaseDetailsQuery = (remote: string, release: string) =>
  queryOptions({
    queryKey: ['releases', 'details', remote, release],
    queryFn: answerTo<ReleaseDetails>({
      path: `/v1/releases/details?${new URLSearchParams({ remote, release })}`,
    }),
  });
