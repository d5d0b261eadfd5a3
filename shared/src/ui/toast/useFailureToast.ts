import { useEffect } from 'react';
import { notify } from './notify.ts';

interface Loading {
  error: Error | null;
  errorUpdatedAt: number;
}

/** Shows a toast each time loading fails; none without a text. */
export function useFailureToast({ error, errorUpdatedAt }: Loading, text: string | undefined): void {
  useEffect(() => {
    if (text !== undefined && errorUpdatedAt > 0 && error !== null) notify.failure(text);
  }, [error, errorUpdatedAt, text]);
}
