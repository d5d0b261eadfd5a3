import { countFilters } from './filterCount.ts';
import { idParam, integerParam, type ListValues, type Params } from './listState.ts';
import { hasSelection } from './selection.ts';

/** The filters of the contacts list; their names are those of the address. */
export interface ContactFilters {
  /** One contact's id; 0: All. */
  contact: number;
  /** 1: inactive contacts are listed too. */
  inactive: number;
}

export const contactFilterParams: Params<ContactFilters> = {
  contact: idParam,
  inactive: integerParam(0, 0, 1),
};

/** CONT-05, the default first. */
export const CONTACT_SORTS = [
  { value: 0, label: 'Name A-Z' },
  { value: 1, label: 'Name Z-A' },
] as const;
export type ContactSort = (typeof CONTACT_SORTS)[number]['value'];

export const contactSortParam = {
  default: CONTACT_SORTS[0].value as ContactSort,
  parse: (text: string) => CONTACT_SORTS.find(({ value }) => String(value) === text)?.value,
  format: String,
};

/** CONT-02: a contact that is chosen counts as one filter, inactive ones as another. */
export const countContactFilters = (filters: ContactFilters): number =>
  countFilters(contactFilterParams, filters);

type Values = ListValues<ContactFilters, ContactSort>;

/** The payload of call 26 without the person. */
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

/** The contacts of the selection, or the one that is chosen (CONT-01). */
export const contactList = {
  filters: contactFilterParams,
  sort: contactSortParam,
  payloadOf,
  isAsked: ({ selection, filters }: Values) => hasSelection(selection) || filters.contact > 0,
};
