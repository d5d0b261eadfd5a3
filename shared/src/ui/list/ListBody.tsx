import type { ReactNode } from 'react';
import { lastPage } from '../../domain/pageWindow.ts';
import { EmptyState } from './EmptyState.tsx';
import { TransientButton } from './TransientButton.tsx';
import { Skeletons } from './Skeletons.tsx';
import { useFirstInView } from './useFirstInView.ts';
import type { ListResult } from './useListQuery.ts';

interface Props<T> {
  result: ListResult<T>;
  failure: string;
  empty: ReactNode;
  onPage: (page: number) => void;
  /** The records are expanded cards. */
  areTall: boolean;
  children: (items: readonly T[]) => ReactNode;
}

interface ShownProps<T> {
  items: readonly T[];
  areTall: boolean;
  children: (items: readonly T[]) => ReactNode;
}

const Shown = <T,>({ items, areTall, children }: ShownProps<T>) => children(useFirstInView(items, areTall));

function Records<T>({ result, empty, onPage, areTall, children }: Omit<Props<T>, 'failure'>) {
  const { shown, isLoading, isFailed } = result;
  if (shown === undefined) {
    if (isLoading) return <Skeletons />;
    return isFailed ? null : empty;
  }
  if (shown.items.length > 0)
    return (
      <Shown items={shown.items} areTall={areTall}>
        {children}
      </Shown>
    );
  if (shown.total === 0) return empty;
  return (
    <EmptyState text={`Page ${shown.page} no longer exists.`}>
      <TransientButton onClick={() => onPage(lastPage(shown.total, shown.size))}>
        Go to the last page
      </TransientButton>
    </EmptyState>
  );
}

/** The records, a placeholder or an error. After a failure the old records stay, with 'Try again' (LIST-06). */
export const ListBody = <T,>({ result, failure, ...rest }: Props<T>) => (
  <>
    {result.isFailed && (
      <div className="list-failed">
        <p>{failure}</p>
        <TransientButton onClick={result.retry}>Try again</TransientButton>
      </div>
    )}
    <div className="list-body" aria-busy={result.isLoading} data-dimmed={result.isLoading || undefined}>
      <Records result={result} {...rest} />
    </div>
  </>
);
