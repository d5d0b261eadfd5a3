import type { OrderLine } from '@galley/server/orders/contract';
import { requestText, outcomeText } from '@galley/server/orders/rules/reorderText';
import { useQuery } from '@galley/shared/http';
import { reordersOfLinesQuery } from '../http/reorders.ts';

interface Props {
  line: OrderLine;
  /** All lines of the list: one request covers them all. */
  lines: readonly OrderLine[];
}

/** 'Reorder requested on Mon 11/23/2026 by Ana Reed: not ordered yet' (REOR-07). */
export function ReorderNoteText({ line, lines }: Props) {
  const { data } = useQuery(reordersOfLinesQuery(lines.map(({ OrderIDLineNum }) => OrderIDLineNum)));
  const ask = data?.Asks.find(({ OrderIDLineNum }) => OrderIDLineNum === line.OrderIDLineNum);
  if (ask === undefined) return null;
  const text = `${requestText(ask)}: ${outcomeText(ask)}`;
  // The title has the whole text, which a table row may cut off.
  return (
    <span className="order-asked" title={text}>
      {text}
    </span>
  );
}
