import { useId, type ReactNode } from 'react';

interface Props<T> {
  title: string;
  /** What it is loaded with; undefined: not yet. */
  data: T | undefined;
  isFailed: boolean;
  isWide?: boolean;
  /** Beside the title. */
  more?: ReactNode;
  /** Null: there is none. */
  children: (data: T) => ReactNode;
}

/** A part of what there is about a record. Before it is loaded its place is kept. */
export function Panel<T>({ title, data, isFailed, isWide = false, more, children }: Props<T>) {
  const id = useId();
  const content = data === undefined ? undefined : children(data);
  return (
    <section
      className={isWide ? 'queue-panel queue-wide' : 'queue-panel'}
      aria-labelledby={id}
      aria-busy={data === undefined && !isFailed}
    >
      <h3>
        <span id={id}>{title}</span>
        {more}
      </h3>
      {content ?? (
        <p className="queue-none">{data === undefined ? (isFailed ? 'Not loaded' : '…') : 'None'}</p>
      )}
    </section>
  );
}
