import type { PublicRegistry } from '@galley/shared/contract/releases';

type Answers = NonNullable<PublicRegistry['overrides']>;

let answers: Answers = {};
const listeners = new Set<() => void>();

/** The server's answers to this browser's overrides in the latest registry; for `useSyncExternalStore`. */
export const overrideAnswers = {
  get: (): Answers => answers,
  set: (latest: Answers): void => {
    answers = latest;
    for (const listener of listeners) listener();
  },
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
