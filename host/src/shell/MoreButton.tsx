import { LOADING } from '@galley/shared/domain/loadingText';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';

type Pages = Pick<
  UseInfiniteQueryResult,
  'hasNextPage' | 'isFetching' | 'isFetchingNextPage' | 'fetchNextPage'
>;

/** Loads the next page of a list; nothing on the last one. */
export const MoreButton = ({ of }: { of: Pages }) =>
  of.hasNextPage && (
    <button
      type="button"
      className="btn part-more"
      disabled={of.isFetching}
      onClick={() => void of.fetchNextPage()}
    >
      {of.isFetchingNextPage ? LOADING : 'Show more'}
    </button>
  );
