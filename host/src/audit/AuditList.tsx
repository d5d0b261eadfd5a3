import type { AuditRow } from '@galley/server/operations/contract';
import { Button, EmptyState } from '@galley/shared/ui';
import { useEffect, useRef } from 'react';
import { AuditEntry } from './AuditEntry.tsx';

const SHAPES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The first load, in the shape of the entries to come. */
export const AuditSkeletons = () => (
  <div className="skeletons" aria-hidden="true">
    {SHAPES.map((shape) => (
      <div key={shape} className="skeleton">
        <span />
        <span />
      </div>
    ))}
  </div>
);

interface Props {
  rows: readonly AuditRow[];
  /** The number of entries before older ones were requested. */
  before: number;
  /** The entries are those of the previous filter while the new ones load. */
  isOutdated: boolean;
  /** Removes the filters; undefined if there are none. */
  onRemoveFilters: (() => void) | undefined;
}

/** The entries, newest first (AUD-01, AUD-04). */
export function AuditList({ rows, before, isOutdated, onRemoveFilters }: Props) {
  const list = useRef<HTMLDivElement>(null);
  // The button that requested older entries may be gone once they have loaded, so the first of them takes the focus.
  const hasOlder = before > 0 && rows.length > before;
  useEffect(() => {
    if (!hasOlder) return;
    list.current?.querySelectorAll<HTMLElement>('article')[before]?.focus({ preventScroll: true });
  }, [hasOlder, before]);
  return (
    <div ref={list} className="list-body" aria-busy={isOutdated} data-dimmed={isOutdated || undefined}>
      {rows.map((row) => (
        <AuditEntry key={row.id} row={row} />
      ))}
      {rows.length === 0 && onRemoveFilters === undefined && <EmptyState text="No entries yet." />}
      {rows.length === 0 && onRemoveFilters !== undefined && (
        <EmptyState text="No entries match the filters.">
          <Button onClick={onRemoveFilters}>Remove Filters</Button>
        </EmptyState>
      )}
    </div>
  );
}
