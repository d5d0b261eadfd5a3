import { useQuery } from '@tanstack/react-query';
import type { ViewList } from '../../contract/views.ts';
import { isShownBy, MOST_CHIPS, viewUrl } from '../../domain/view.ts';
import { listCountsQuery } from '../../http/listCounts.ts';
import type { Contributions } from '../../store/index.ts';
import { useSelection } from '../selection/useSelection.ts';
import { ViewChip } from './ViewChip.tsx';

interface Props {
  list: ViewList;
  /** What a view would keep of the address. */
  query: string;
  chips: Contributions['chips'];
}

/** The parts of a list that releases of remotes show beside its views, each with how much is in it (TEAM-14). */
export function ListChips({ list, query, chips }: Props) {
  const shown = chips.slice(0, MOST_CHIPS);
  const selection = useSelection();
  const { data } = useQuery(
    listCountsQuery(
      list,
      shown.map((chip) => chip.query),
      selection,
    ),
  );
  return shown.map(({ label, query: Query }, index) => (
    <ViewChip
      key={`${label} ${Query}`}
      name={label}
      to={viewUrl(list, { ID: 0, Query }, selection)}
      isOpened={isShownBy(query, { Query })}
      isCounted
      // Null where the list does not take the query any more.
      count={data?.Counts[index] ?? undefined}
    />
  ));
}
