import { throttle } from '../../domain/throttle.ts';
import { useEffect, useState } from 'react';

/** The value, at most `ms` old, and current in the end. */
export function useThrottled<T>(value: T, ms: number): T {
  const [shown, setShown] = useState(value);
  const [update] = useState(() => throttle((next: T) => setShown(next), ms));
  useEffect(() => update(value), [update, value]);
  useEffect(() => update.cancel, [update]);
  return shown;
}
