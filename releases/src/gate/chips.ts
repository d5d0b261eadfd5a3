import { listOf, type ListShape } from '@galley/shared/domain/listShape';
import { viewFaults, viewQuery } from '@galley/shared/domain/view';
import type { ReleaseRecord } from '../record/schemas.ts';

type Listing = Pick<ReleaseRecord, 'remote' | 'release' | 'screen' | 'chips'>;

/** The faults of a query for a list: unknown filters, invalid values, or parameters in a different order than the list's. */
function againstQuery(shape: ListShape, query: string): string[] {
  const list = listOf(shape);
  const faults = viewFaults(list, query).map(({ name, message }) => `${name} ${message}`);
  const own = viewQuery(list, query);
  return faults.length > 0 || own === query
    ? faults
    : [`it isn't in the list's own form, which is ${own === '' ? 'empty' : `'${own}'`}`];
}

/**
 * The faults of one release's chips on another release's list (TEAM-14). A release that doesn't describe its list accepts any chip.
 */
const againstChipsOf = ({ chips = [] }: Listing, { remote, screen }: Listing): string[] =>
  chips.flatMap(({ list, query }, index) =>
    list !== remote || screen?.list === undefined
      ? []
      : againstQuery(screen.list, query).map((reason) => `chips[${index}].query for ${list}: ${reason}.`),
  );

/**
 * The reasons, in list filters, against serving a release with the others (TEAM-39): its chips that a list doesn't accept, and
 * others' chips that its own list doesn't accept.
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
