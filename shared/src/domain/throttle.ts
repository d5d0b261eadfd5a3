/** LIST-07: how often text filters may act, in milliseconds. */
export const TEXT_FILTER_MS = 100;

/** Calls immediately, then at most once per `ms`, and in the end always with the last arguments. `cancel` drops a pending call. */
export function throttle<A extends unknown[]>(call: (...args: A) => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let waiting: A | undefined;
  const rest = () => {
    timer = undefined;
    if (waiting === undefined) return;
    const args = waiting;
    waiting = undefined;
    run(args);
  };
  const run = (args: A) => {
    timer = setTimeout(rest, ms);
    call(...args);
  };
  const throttled = (...args: A): void => {
    if (timer === undefined) run(args);
    else waiting = args;
  };
  throttled.cancel = () => {
    clearTimeout(timer);
    timer = undefined;
    waiting = undefined;
  };
  return throttled;
}
