import { useId, type ReactNode } from 'react';

interface Props<T> {
  title: string;
  /** Undefined until loaded. */
  data: T | undefined;
  isFailed: boolean;
  isWide?: boolean;
  /** Content beside the title. */
  more?: ReactNode;
  /** Renders the data; null: there's nothing to show. */
  children: (data: T) => ReactNode;
}

/** A panel of data about a record. Its space is reserved while the data loads. */
export function Panel<T>({ title, data, isFailed, isWide = false, more, children }: Props<T>) {
  const id = useId();
  const content = data === undefined ? undefined : children(data);
  return (
    <section
      className={isWide ? 'queue-panel queue-wide' : 'queue-panel'}
      aria-labelledby={id}
      aria-busy={data === undefined && !isFailed}
    >
      <div className="queue-panel-head">
        <h3 id={id}>{title}</h3>
        {more}
      </div>
      {content ?? (
        <p className="queue-none">{data === undefined ? (isFailed ? 'Not loaded' : '…') : 'None'}</p>
      )}
    </section>
  );
}
