import type { Contributions } from '../../store/galley.ts';
import type { ListCounts, ViewList } from '../../contract/views.ts';
import { isShownBy, viewUrl } from '../../domain/view.ts';
import { useSelection } from '../selection/useSelection.ts';
import { ViewChip } from './ViewChip.tsx';

export interface ChipsProps {
  list: ViewList;
  /** The part of the address that a view would save. */
  query: string;
  chips: Contributions['chips'];
}

/** The parts of a list that releases show beside its views (TEAM-14). Their names are there from the start, so that nothing moves. */
export function ListChips({ list, query, chips, counts }: ChipsProps & { counts?: ListCounts['Counts'] }) {
  const selection = useSelection();
  return chips.map(({ remote, label, query: Query }, index) => (
    <ViewChip
      key={`${remote} ${label}`}
      name={label}
      to={viewUrl(list, { ID: 0, Query }, selection)}
      isOpened={isShownBy(query, { Query })}
      isCounted
      // Null if the list no longer accepts the query.
      count={counts?.[index] ?? undefined}
    />
  ));
}
