import { countFilters } from '@galley/shared/domain/filterCount';
import {
  idParam,
  integerParam,
  type ListValues,
  type Param,
  type Params,
} from '@galley/shared/domain/listState';
import { hasSelection } from '@galley/shared/domain/selection';

/** The filters of the contacts list, named as in the URL. */
export interface ContactFilters {
  /** One contact's id; 0: All. */
  contact: number;
  /** 1: list inactive contacts too. */
  inactive: number;
}

export const contactFilterParams: Params<ContactFilters> = {
  contact: idParam,
  inactive: integerParam(0, 0, 1),
};

/** Sort orders (CONT-05), the default first. */
export const CONTACT_SORTS = [
  { value: 0, label: 'Name A-Z' },
  { value: 1, label: 'Name Z-A' },
] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number]['value'];

export const contactSortParam = integerParam(0, 0, CONTACT_SORTS.length - 1) as Param<ContactSort>;

/** CONT-02: a chosen contact counts as one filter, inactive contacts as another. */
export const countContactFilters = (filters: ContactFilters): number =>
  countFilters(contactFilterParams, filters);

type Values = ListValues<ContactFilters, ContactSort>;

/** The payload of call 26, except EmployeeUID. */
function payloadOf({ selection, filters, page, size, sort }: Values) {
  const byName = 0 as const;
  return {
    ParentID: selection.parentId,
    CompanyID: selection.companyId,
    PageNo: page,
    PageSize: size,
    SortBy: byName,
    SortOrder: sort,
    FilterContact: filters.contact,
    ...(filters.inactive > 0 ? { IncludeInactive: true } : {}),
  };
}

/** The contacts of the selection, or the chosen one (CONT-01). */
export const contactList = {
  filters: contactFilterParams,
  sort: contactSortParam,
  payloadOf,
  isLoadable: ({ selection, filters }: Values) => hasSelection(selection) || filters.contact > 0,
};

/** Call 26 for `listQuery`: the cache key, the path, and what the response contains. */
export const contactListCall = [
  'contacts',
  '/v1/individuals/paged',
  { live: ['contacts', 'companies'], list: { items: 'Contacts', id: 'IndividualId' } },
] as const;
