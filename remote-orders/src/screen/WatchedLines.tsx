import type { OrderLine } from '@galley/server/orders/contract';
import type { WatchKind } from '@galley/shared/contract/watches';
import { useQuery, watchesQuery } from '@galley/shared/http';
import { Icon, IconMenu, Menu, setWatched, whenIdle } from '@galley/shared/ui';
import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';

/** What the user watches, such as 'order 1001'; undefined until loaded. */
const Watched = createContext<ReadonlySet<string> | undefined>(undefined);

/** Provides what the user watches; waits until the browser is idle, so that the list loads first. */
export function WatchedLines({ children }: { children: ReactNode }) {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  const { data } = useQuery({ ...watchesQuery(), enabled: isIdle });
  const watched = useMemo(() => data && new Set(data.Watches.map(({ Kind, ID }) => `${Kind} ${ID}`)), [data]);
  return <Watched value={watched}>{children}</Watched>;
}

interface Watchable {
  Kind: WatchKind;
  ID: string;
  label: string;
}

/** What can be watched about a line. */
const watchable = ({ OrderIDLineNum, CompanyID }: OrderLine): Watchable[] => [
  { Kind: 'line', ID: OrderIDLineNum, label: 'Order Line' },
  { Kind: 'order', ID: OrderIDLineNum.replace(/-.*/, ''), label: 'Order' },
  ...(CompanyID === undefined
    ? []
    : [{ Kind: 'customer', ID: String(CompanyID), label: 'Customer' } satisfies Watchable]),
];

/**
 * Starts or stops watching the line, its whole order or its customer, whose changes go to the user's inbox (INBOX-19). As an icon in a
 * row of the grid.
 */
export function WatchAction({ line, isIcon = false }: { line: OrderLine; isIcon?: boolean }) {
  const watched = use(Watched);
  const entries = watchable(line).map((entry) => ({
    ...entry,
    is: watched?.has(`${entry.Kind} ${entry.ID}`) ?? false,
  }));
  const isWatched = entries.some(({ is }) => is);
  const name = isWatched ? 'Watching' : 'Watch';
  const icon = isWatched ? 'check' : 'bell';
  const shared = {
    label: `${name} order line ${line.OrderIDLineNum}`,
    disabled: watched === undefined,
    items: entries.map(({ Kind, ID, label, is }) => ({
      label: `${is ? 'Stop Watching' : 'Watch'} This ${label}`,
      onChoose: () => void setWatched({ Kind, ID, IsWatched: !is }),
    })),
  };
  if (isIcon) return <IconMenu icon={icon} name={name} {...shared} />;
  const button = (
    <>
      <Icon name={icon} />
      {name}
    </>
  );
  return <Menu className="btn" button={button} {...shared} />;
}
