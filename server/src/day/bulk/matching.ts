import type { BulkStartRequest } from './contract.ts';
import { BULK_LISTS, MOST_AT_ONCE, type BulkList } from '@galley/shared/domain/bulkActions';
import { formatCount } from '@galley/shared/domain/count';
import { activityConditions, findActivityPage } from '../../activities/index.ts';
import { type CompanyReader, findCompanyPage } from '../../companies/index.ts';
import { findContactPage } from '../../contacts/index.ts';
import { badField, brokenField } from '../../http/problem.ts';

interface Found {
  total: number;
  ids: number[];
}

/** Finds at most one more than allowed. */
const ALL = { PageNo: 1, PageSize: MOST_AT_ONCE, SortBy: 0, SortOrder: 0 } as const;

/** The request's member with a list's filter. */
const FILTERS = { activities: 'Activities', companies: 'Companies', contacts: 'Contacts' } as const;

function find(
  reader: CompanyReader,
  { list, body }: { list: BulkList; body: BulkStartRequest },
): Promise<Found> | undefined {
  const { database, caller, today } = reader;
  const { Activities, Companies, Contacts } = body;
  if (list === 'activities' && Activities !== undefined) {
    const page = { limit: MOST_AT_ONCE, offset: 0, newestFirst: false };
    return findActivityPage(database, activityConditions(caller, today, Activities), page);
  }
  if (list === 'companies' && Companies !== undefined)
    return findCompanyPage(reader, { ...Companies, ...ALL });
  if (list === 'contacts' && Contacts !== undefined)
    return findContactPage(database, { ...Contacts, ...ALL });
  return undefined;
}

/**
 * A request's records in the order of their list: the given ids, or everything that its filter matches now (BULK-02).
 * @throws HttpProblem 400 for neither or both, 422 for more than the maximum
 */
export async function matchingIds(reader: CompanyReader, body: BulkStartRequest): Promise<number[]> {
  const list = BULK_LISTS[body.Action];
  const found = find(reader, { list, body });
  if (found === undefined) {
    if (body.Ids === undefined) throw badField('Ids', `or ${FILTERS[list]} is required`);
    return [...new Set(body.Ids)];
  }
  const { total, ids } = await found;
  if (body.Ids !== undefined) throw badField('Ids', `can’t be combined with ${FILTERS[list]}`);
  if (total > MOST_AT_ONCE) {
    const message = `These are ${formatCount(total)} records; at most ${formatCount(MOST_AT_ONCE)} can be changed at once. Narrow the list with a filter.`;
    throw brokenField(FILTERS[list], message);
  }
  return ids;
}
