import { useQuery } from '@tanstack/react-query';
import { Button } from '../button/Button.tsx';
import type { View } from '../../contract/views.ts';
import { watchesQuery } from '../../http/watches.ts';
import { changeWatch } from '../watch/changeWatch.ts';

/** Starts or stops notifying the user about changes to the order lines that a view finds (INBOX-20). */
export function WatchView({ view }: { view: View }) {
  const { data } = useQuery(watchesQuery());
  const ID = String(view.ID);
  const isWatched = data?.Watches.some((watch) => watch.Kind === 'view' && watch.ID === ID) ?? false;
  return (
    <Button
      aria-label={`Watch ${view.Name}`}
      aria-pressed={isWatched}
      disabled={data === undefined}
      onClick={() => void changeWatch({ Kind: 'view', ID, IsWatched: !isWatched })}
    >
      Watch
    </Button>
  );
}
