import { throttle } from '../../domain/throttle.ts';
import { useEffect, useState } from 'react';

/** The value as it was at most `ms` ago, and in the end as it is. */
export function useThrottled<T>(value: T, ms: number): T {
  const [shown, setShown] = useState(value);
  const [update] = useState(() => throttle((next: T) => setShown(next), ms));
  useEffect(() => update(value), [update, value]);
  useEffect(() => update.cancel, [update]);
  return shown;
}
