import { useCallback, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';

/** A store of screens or forms, as far as one of them is concerned. */
interface Store<Name, State> {
  stateOf: (name: Name) => State;
  subscribe: (name: Name, listener: () => void) => () => void;
  show: (name: Name) => void;
  retry: (name: Name) => void;
}

/** The load state of a shown screen or form, and a retry function. `attempt` counts the tries. */
export function useScreenState<Name, State>(store: Store<Name, State>, name: Name) {
  const [attempt, setAttempt] = useState(0);
  const subscribe = useCallback((listener: () => void) => store.subscribe(name, listener), [store, name]);
  // Rendered in time slices, so that presses and the rest of the page do not wait for a screen that has loaded.
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
