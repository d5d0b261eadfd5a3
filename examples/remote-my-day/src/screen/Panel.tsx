import type { Schemas } from '@galley/client';
import { formatCount } from '@galley/shared/domain/count';
import { Link } from '@galley/shared/ui';
import { useId, type ReactNode } from 'react';

type MyDay = Schemas['MyDay'];

interface Props {
  title: string;
  figure: MyDay['ToDo'];
  empty: string;
  className?: string;
  children: ReactNode;
}

/** The first records of a figure under its name, with a link to all of them. */
export function Panel({ title, figure: { Count, List }, empty, className = '', children }: Props) {
  const id = useId();
  return (
    <section className={`day-panel ${className}`} aria-labelledby={id}>
      <div className="day-panel-head">
        <h2 id={id}>
          {title} <span>{formatCount(Count)}</span>
        </h2>
        {Count > 0 && (
          <Link to={List} aria-label={`All: ${title}`}>
            All
          </Link>
        )}
      </div>
      {Count === 0 ? <p className="day-empty">{empty}</p> : <ul>{children}</ul>}
    </section>
  );
}
