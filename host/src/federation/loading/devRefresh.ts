/**
 * Development only, and before react-dom. React Refresh's stand-in for the DevTools hook leaves `renderers` empty, so
 * the refresh runtime of a remote, which arrives after the host's react-dom, finds no renderer and its edits don't show.
 */
declare const __REACT_DEVTOOLS_GLOBAL_HOOK__:
  | { renderers: Map<number, unknown>; inject: (renderer: unknown) => number }
  | undefined;

if (typeof __REACT_DEVTOOLS_GLOBAL_HOOK__ !== 'undefined') {
  const hook = __REACT_DEVTOOLS_GLOBAL_HOOK__;
  const inject = hook.inject;
  hook.inject = (renderer) => {
    const id = inject.call(hook, renderer);
    if (!hook.renderers.has(id)) hook.renderers.set(id, renderer);
    return id;
  };
}

export {};
