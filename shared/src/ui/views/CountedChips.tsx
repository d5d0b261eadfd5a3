import { useQuery } from '@tanstack/react-query';
import { listCountsQuery } from '../../http/listCounts.ts';
import { useSelection } from '../selection/useSelection.ts';
import { ListChips, type ChipsProps } from './ListChips.tsx';

/** The chips with their counts. */
export function CountedChips({ list, query, chips }: ChipsProps) {
  const queries = chips.map((chip) => chip.query);
  const { data } = useQuery(listCountsQuery(list, queries, useSelection()));
  return <ListChips list={list} query={query} chips={chips} {...(data && { counts: data.Counts })} />;
}
