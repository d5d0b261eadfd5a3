import { useQuery } from '@galley/shared/http';
import { Icon, IconAction, whenIdle } from '@galley/shared/ui';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { setWatched, watchesQuery } from '../http/watches.ts';

/** The numbers of the lines that the person watches; undefined until they are known. */
const Watched = createContext<ReadonlySet<string> | undefined>(undefined);

/** Knows which lines are watched, once the list has had the network for itself. */
export function WatchedLines({ children }: { children: ReactNode }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { data } = useQuery({ ...watchesQuery(), enabled: isIdle });
  const watched = useMemo(() => data && new Set(data.OrderIDLineNums), [data]);
  return <Watched value={watched}>{children}</Watched>;
}

/** Tells the person in their inbox what happens to a line, or no longer (INBOX-14). As an icon in a row of the grid. */
export function WatchAction({ number, isIcon = false }: { number: string; isIcon?: boolean }) {
  const watched = use(Watched);
  const isWatched = watched?.has(number) ?? false;
  const name = isWatched ? 'Stop watching' : 'Watch';
  const label = `${name} this order line`;
  const press = () => void setWatched(number, !isWatched);
  if (isIcon)
    return (
      <IconAction
        icon={isWatched ? 'check' : 'bell'}
        name={name}
        label={label}
        disabled={watched === undefined}
        onPress={press}
      />
    );
  return (
    <button type="button" className="btn" aria-label={label} disabled={watched === undefined} onClick={press}>
      <Icon name={isWatched ? 'check' : 'bell'} />
      {name}
    </button>
  );
}
