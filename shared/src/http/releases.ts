import { queryOptions } from '@tanstack/react-query';
import { answerTo } from './answerTo.ts';
import type { ReleaseChange, ReleaseOperation, ReleaseStatus } from '../contract/releaseOperations.ts';
import { newKey } from './key.ts';
import { request } from './request.ts';

/** Live enough for somebody who watches a roll-out. */
const LOOK_EVERY_MS = 5000;

/** What runs, for Operations. */
export const releaseStatusQuery = () =>
  queryOptions({
    queryKey: ['releases', 'status'],
    refetchInterval: LOOK_EVERY_MS,
    queryFn: answerTo<ReleaseStatus>({ path: '/v1/releases' }),
  });

/** Every change of what runs, the newest first, for Operations. */
export const releaseHistoryQuery = () =>
  queryOptions({
    queryKey: ['releases', 'history'],
    queryFn: answerTo<ReleaseChange[]>({ path: '/v1/releases/history' }),
  });

/** Changes what runs. */
export const operateRelease = (body: ReleaseOperation): Promise<{ revision: number }> =>
  request<{ revision: number }>({ method: 'POST', path: '/v1/releases/operations', body, key: newKey() });
