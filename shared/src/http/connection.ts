import { createStore } from 'zustand/vanilla';

/** Whether the last call that came to an end had no answer. An answer of any status is one. Told for each call. */
export const connection = createStore<{ isLost: boolean }>(() => ({ isLost: false }));

/** Whether something may be prefetched (LIVE-20). */
export const isReachable = (): boolean => navigator.onLine && !connection.getState().isLost;

/** Resolves once the server answers: at once, as far as anybody knows. A prefetch waits for it (LIVE-20). */
export const whenAnswered = (): Promise<void> =>
  new Promise((resolve) => {
    if (!connection.getState().isLost) return resolve();
    const stop = connection.subscribe(({ isLost }) => {
      if (isLost) return;
      stop();
      resolve();
    });
  });
