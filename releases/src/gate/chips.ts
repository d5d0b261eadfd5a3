import { listOf, type ListShape } from '@galley/shared/domain/listShape';
import { viewFaults, viewQuery } from '@galley/shared/domain/view';
import type { ReleaseRecord } from '../record/schemas.ts';

type Listing = Pick<ReleaseRecord, 'remote' | 'release' | 'screen' | 'chips'>;

/** The problems of a query of a list: unknown filters, invalid values, or parameters in a different order than the list's. */
function againstQuery(shape: ListShape, query: string): string[] {
  const list = listOf(shape);
  const faults = viewFaults(list, query).map(({ name, message }) => `${name} ${message}`);
  const own = viewQuery(list, query);
  return faults.length > 0 || own === query ? faults : [`the list writes it ${own === '' ? 'empty' : own}`];
}

/** What is against the chips of one release: the list of another would not take their queries (TEAM-14). One whose record does not describe its list takes any. */
const againstChipsOf = ({ chips = [] }: Listing, { remote, screen }: Listing): string[] =>
  chips.flatMap(({ list, query }, index) =>
    list !== remote || screen?.list === undefined
      ? []
      : againstQuery(screen.list, query).map((reason) => `chips[${index}].query, of ${list}: ${reason}.`),
  );

/**
 * What is against a release among those that people get, by the filters of lists (TEAM-39): its chips that a list does not take, and chips of others
 * that its list does not take.
 */
export const againstChips = (record: Listing, others: readonly Listing[]): string[] => [
  ...againstChipsOf(record, record),
  ...others
    .filter(({ remote }) => remote !== record.remote)
    .flatMap((other) => [
      ...againstChipsOf(record, other),
      ...againstChipsOf(other, record).map((reason) => `${other.remote} ${other.release}: ${reason}`),
    ]),
];
