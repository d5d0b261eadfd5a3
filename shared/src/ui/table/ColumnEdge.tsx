import { useRef, type PointerEvent } from 'react';
import { fitWidth } from '../../domain/tableView.ts';

interface Props {
  /** Sets the column's width while its edge is dragged. */
  onDrag: (width: number) => void;
  /** Saves it. */
  onDrop: (width: number) => void;
}

/** The draggable edge of a heading (GRID-04). For the keyboard, the column settings have buttons. */
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
