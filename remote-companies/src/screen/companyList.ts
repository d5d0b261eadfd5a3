import { countFilters } from '@galley/shared/domain/filterCount';
import { idParam, integerParam, type PageSize, type Params } from '@galley/shared/domain/listState';

/** The values of FilterProspect, each at its index (COMP-06). */
export const COMPANY_KINDS = ['All', 'Customers', 'Prospects'] as const;

/** The filters of the companies list; their names are those of the address. */
export interface CompanyFilters {
  /** A sales rep's id; 0: any. */
  rep: number;
  kind: number;
}

export const companyFilterParams: Params<CompanyFilters> = {
  rep: idParam,
  kind: integerParam(0, 0, COMPANY_KINDS.length - 1),
};

/** COMP-06, the default first. */
export const COMPANY_SORTS = [
  { value: 0, label: 'Company A-Z' },
  { value: 1, label: 'Company Z-A' },
] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number]['value'];

export const companySortParam = {
  default: COMPANY_SORTS[0].value as CompanySort,
  parse: (text: string) => COMPANY_SORTS.find(({ value }) => String(value) === text)?.value,
  format: String,
};

export const countCompanyFilters = (filters: CompanyFilters): number =>
  countFilters(companyFilterParams, filters);

interface Page {
  parentId: number;
  companyId: number;
  page: number;
  size: PageSize;
  sort: CompanySort;
}

/** The payload of call 11 without the person. */
export function companiesPayload(
  { rep, kind }: CompanyFilters,
  { parentId, companyId, page, size, sort }: Page,
) {
  const sortBy = 0 as const;
  return {
    ParentID: parentId,
    CompanyID: companyId,
    PageNo: page,
    PageSize: size,
    SortBy: sortBy,
    SortOrder: sort,
    FilterSalesRep: rep,
    FilterProspect: kind,
  };
}
