import { useEffect } from 'react';
import { notify } from './notify.ts';

interface Loading {
  error: Error | null;
  errorUpdatedAt: number;
}

/** Says that loading has failed, each time that it does; without a text nothing. */
export function useFailureToast({ error, errorUpdatedAt }: Loading, text: string | undefined): void {
  useEffect(() => {
    if (text !== undefined && errorUpdatedAt > 0 && error !== null) notify.failure(text);
  }, [error, errorUpdatedAt, text]);
}
