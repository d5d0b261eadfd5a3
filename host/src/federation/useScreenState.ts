import { useCallback, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';
import type { ScreenStore } from './screenStore.ts';

/** What has become of a screen or form while it is looked at, and how to try again; `attempt` counts the tries. */
export function useScreenState<Name extends string>(store: ScreenStore<Name>, name: Name) {
  const [attempt, setAttempt] = useState(0);
  const subscribe = useCallback((listener: () => void) => store.subscribe(name, listener), [store, name]);
  // What has come is drawn in slices, so that presses and the rest of the page do not wait for it.
  const state = useDeferredValue(useSyncExternalStore(subscribe, () => store.stateOf(name)));
  useEffect(() => {
    store.show(name);
  }, [store, name]);
  const retry = () => {
    setAttempt(attempt + 1);
    store.retry(name);
  };
  return { state, attempt, retry };
}
