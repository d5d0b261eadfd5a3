import { LOADING } from '@galley/shared/domain/loadingText';
import { Failed } from './Failed.tsx';

interface Props {
  query: { data: unknown; isError: boolean; refetch: () => unknown };
  failure: string;
}

/** What stands in the place of an answer that is not there: it is loaded, or could not be. */
export function NotLoaded({ query: { data, isError, refetch }, failure }: Props) {
  if (data !== undefined) return null;
  return isError ? <Failed text={failure} onRetry={() => void refetch()} /> : <p role="status">{LOADING}</p>;
}
