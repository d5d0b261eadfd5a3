import { useCallback, useDeferredValue, useEffect, useState, useSyncExternalStore } from 'react';

/** The methods of a screen or form store that concern one item. */
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
  // Rendered in time slices, so that clicks and the rest of the page don't wait for a loaded screen.
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
