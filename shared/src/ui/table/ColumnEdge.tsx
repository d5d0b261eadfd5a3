import { useRef, type PointerEvent } from 'react';
import { fitWidth } from '../../domain/tableView.ts';

interface Props {
  /** Gives the column a width while its edge is dragged. */
  onDrag: (width: number) => void;
  /** Keeps it. */
  onDrop: (width: number) => void;
}

/** The edge of a heading, to be dragged (GRID-04). The keyboard has the buttons of the columns' list for it. */
export function ColumnEdge({ onDrag, onDrop }: Props) {
  const start = useRef<{ x: number; width: number }>(undefined);
  const widthAt = ({ clientX }: PointerEvent) =>
    start.current && fitWidth(start.current.width + clientX - start.current.x);
  return (
    <span
      className="column-edge"
      aria-hidden="true"
      onPointerDown={(event) => {
        const heading = event.currentTarget.parentElement;
        if (heading === null || event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width: heading.offsetWidth };
      }}
      onPointerMove={(event) => {
        const width = widthAt(event);
        if (width !== undefined) onDrag(width);
      }}
      onPointerUp={(event) => {
        const width = widthAt(event);
        start.current = undefined;
        if (width !== undefined) onDrop(width);
      }}
      onPointerCancel={() => {
        start.current = undefined;
      }}
    />
  );
}
