import { NO_NUMBER, trackingLinks } from '@galley/server/orders/rules/trackingLinks';
import { Button, CopyButton } from '@galley/shared/ui';
import { useId, useState } from 'react';

const SHOWN_AT_FIRST = 2;

/** ORD-05: the shipments of a line; only the first two until the user expands the list. */
export function Tracking({ markup }: { markup: string }) {
  const id = useId();
  const [all, setAll] = useState(false);
  const links = trackingLinks(markup);
  if (links.length === 0) return null;
  const more = links.length - SHOWN_AT_FIRST;
  return (
    <div className="order-tracking">
      <ul id={id}>
        {(all ? links : links.slice(0, SHOWN_AT_FIRST)).map(({ href, label }) => (
          <li key={`${label} ${href}`}>
            {href === undefined ? (
              label
            ) : (
              <a href={href} target="_blank" rel="noopener noreferrer">
                {label}
              </a>
            )}
            {label !== NO_NUMBER && <CopyButton what="tracking number" text={label} />}
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p>
          <Button look="link" aria-expanded={all} aria-controls={id} onClick={() => setAll(!all)}>
            {all ? 'Show less' : `+${more} more`}
          </Button>
          {!all && <span className="order-hint">An additional {more} not shown</span>}
        </p>
      )}
    </div>
  );
}
