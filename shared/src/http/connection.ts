import { createStore } from 'zustand/vanilla';

/** Whether the last call got no response. A response of any status counts. Updated with each call. */
export const connection = createStore<{ isLost: boolean }>(() => ({ isLost: false }));

/** Whether prefetching is allowed (LIVE-20). */
export const isReachable = (): boolean => navigator.onLine && !connection.getState().isLost;

/** Resolves once the server is reachable, immediately if it seems to be. Prefetches wait for it (LIVE-20). */
export const whenAnswered = (): Promise<void> =>
  new Promise((resolve) => {
    if (isReachable()) return resolve();
    const check = () => {
      if (!isReachable()) return;
      stop();
      removeEventListener('online', check);
      resolve();
    };
    const stop = connection.subscribe(check);
    addEventListener('online', check);
  });
