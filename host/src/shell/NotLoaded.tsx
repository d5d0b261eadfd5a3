import { LOADING } from '@galley/shared/domain/loadingText';
import { Failed } from './Failed.tsx';

interface Props {
  query: { data: unknown; isError: boolean; refetch: () => unknown };
  failure: string;
}

/** Replaces missing data: it is loading, or couldn't be loaded. */
export function NotLoaded({ query: { data, isError, refetch }, failure }: Props) {
  if (data !== undefined) return null;
  return isError ? <Failed text={failure} onRetry={() => void refetch()} /> : <p role="status">{LOADING}</p>;
}
