import type { OrderWatch } from '@galley/shared/contract/watches';
import { useQuery, watchesQuery } from '@galley/shared/http';
import { Button, setWatched } from '@galley/shared/ui';

const NAMES: Record<OrderWatch['Kind'], (watch: OrderWatch) => string> = {
  line: ({ ID, Name }) => `Order line ${ID}, ${Name}`,
  order: ({ ID, Name }) => `Order ${ID}, ${Name}`,
  customer: ({ Name }) => `All orders from ${Name}`,
  view: ({ Name }) => `View “${Name}”`,
};

/** Everything that the user watches, each with a button to stop (INBOX-21). */
export function Watches() {
  const { data } = useQuery(watchesQuery());
  const watches = data?.Watches ?? [];
  return (
    <details className="inbox-kinds">
      <summary>Watching</summary>
      {data?.Watches.length === 0 && (
        <p className="modal-text">
          You’re not watching anything yet. Choose “Watch” on an order line, or next to a view under “Manage
          Views” in Orders.
        </p>
      )}
      {watches.length > 0 && (
        <ul className="inbox-items">
          {watches.map((watch) => {
            const name = NAMES[watch.Kind](watch);
            const { Kind, ID } = watch;
            return (
              <li key={`${Kind} ${ID}`} className="inbox-item">
                <span>{name}</span>
                <Button
                  aria-label={`Stop Watching: ${name}`}
                  onClick={() => void setWatched({ Kind, ID, IsWatched: false })}
                >
                  Stop Watching
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </details>
  );
}
