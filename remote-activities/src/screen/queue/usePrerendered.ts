import type { Activity } from '@galley/server/activities/contract';
import { isReachable, prefetchScope } from '@galley/shared/http';
import { afterPaint } from './afterPaint.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { prefetchRecord } from './recordQueries.ts';

/** How many records are loaded before their turn. */
const AHEAD = 2;

/**
 * Loads the next records before their turn (QUEUE-04), and selects the one to render invisibly: the next record, once all its data is
 * loaded. If the network is slow or the browser saves data, it does neither (LOAD-11), because rendering would load the data, too. Its turn then needs no rendering and little layout (`bench/queue.mjs`).
 * @returns the id of that record, or none
 */
export function usePrerendered(
  current: number,
  next: readonly number[],
  recordOf: (id: number | undefined) => Activity | undefined,
): readonly number[] {
  const [ready, setReady] = useState<number>();
  const [following] = next;
  const prefetch = useEffectEvent(async (isOver: () => boolean) => {
    if (!isReachable() || prefetchScope() === 'nothing') return;
    const [first, ...others] = next.slice(0, AHEAD).map((id) => recordOf(id));
    for (const record of others) if (record !== undefined) void prefetchRecord(record);
    if (first === undefined) return;
    await prefetchRecord(first);
    if (!isOver()) setReady(first.ID);
  });
  const isKnown = recordOf(following) !== undefined;
  useEffect(() => {
    let isOver = false;
    const stop = afterPaint(() => void prefetch(() => isOver));
    return () => {
      isOver = true;
      stop();
    };
  }, [current, following, isKnown]);
  return ready !== undefined && ready === following ? [ready] : [];
}
