import { integerParam, type ListValues, type Param } from '@galley/shared/domain/listState';
import { hasSelection } from '@galley/shared/domain/selection';

/** The sort orders of the list, the default first. */
export const SORTS = [
  { value: 0, label: 'Name A-Z' },
  { value: 1, label: 'Name Z-A' },
] as const;
type Sort = (typeof SORTS)[number]['value'];

/** The filters, by their names in the address. */
interface Filters {
  /** 1: also lists inactive contacts. */
  inactive: number;
}
type Values = ListValues<Filters, Sort>;

/** The contacts of the selection: the list's state in the address, and the request that follows from it. */
export const contactList = {
  filters: { inactive: integerParam(0, 0, 1) },
  sort: integerParam(0, 0, 1) as Param<Sort>,
  payloadOf: ({ selection, filters, page, size, sort }: Values) => ({
    ParentID: selection.parentId,
    CompanyID: selection.companyId,
    PageNo: page,
    PageSize: size,
    SortBy: 0 as const,
    SortOrder: sort,
    FilterContact: 0,
    ...(filters.inactive > 0 ? { IncludeInactive: true } : {}),
  }),
  isLoadable: ({ selection }: Pick<Values, 'selection'>) => hasSelection(selection),
};
