import type { OrderWatch } from '@galley/shared/contract/watches';
import { useQuery, watchesQuery } from '@galley/shared/http';
import { Button, setWatched } from '@galley/shared/ui';

const NAMES: Record<OrderWatch['Kind'], (watch: OrderWatch) => string> = {
  line: ({ ID, Name }) => `Order line ${ID}, ${Name}`,
  order: ({ ID, Name }) => `Order ${ID}, ${Name}`,
  customer: ({ Name }) => `All orders of ${Name}`,
  view: ({ Name }) => `View ‘${Name}’`,
};

/** What the person watches, each with a way to stop (INBOX-21). */
export function Watches() {
  const { data } = useQuery(watchesQuery());
  return (
    <details className="inbox-kinds">
      <summary>Watching</summary>
      {data?.Watches.length === 0 && (
        <p className="modal-text">
          Nothing yet. A card of an order line has ‘Watch’, and so have views of orders under ‘Manage views’.
        </p>
      )}
      <ul className="inbox-items">
        {data?.Watches.map((watch) => {
          const name = NAMES[watch.Kind](watch);
          const { Kind, ID } = watch;
          return (
            <li key={`${Kind} ${ID}`} className="inbox-item">
              <span>{name}</span>
              <Button
                aria-label={`Stop watching: ${name}`}
                onClick={() => void setWatched({ Kind, ID, IsWatched: false })}
              >
                Stop
              </Button>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
