import { countFilters } from '@galley/shared/domain/filterCount';
import {
  dayParam,
  idParam,
  integerParam,
  type ListValues,
  type Param,
  type Params,
} from '@galley/shared/domain/listState';
import { hasSelection } from '@galley/shared/domain/selection';

/** The values of FilterProspect, each at its index (COMP-06). */
export const COMPANY_KINDS = ['All', 'Customers', 'Prospects'] as const;

/** The filters of the companies list, named as in the URL. */
export interface CompanyFilters {
  /** A sales rep's id; 0: all sales reps. */
  rep: number;
  /** The account owner id of the sales rep's team; 0: all teams. */
  team: number;
  kind: number;
  /** 1: only companies at risk (RHYT-06). */
  risk: number;
  /** 1: only prospects gone quiet (MYD-05). */
  quiet: number;
  /** The period of the first order, YYYY-MM-DD; both or neither (FIG-03). */
  wonfrom: string;
  wonto: string;
}

export const companyFilterParams: Params<CompanyFilters> = {
  rep: idParam,
  team: idParam,
  kind: integerParam(0, 0, COMPANY_KINDS.length - 1),
  risk: integerParam(0, 0, 1),
  quiet: integerParam(0, 0, 1),
  wonfrom: dayParam,
  wonto: dayParam,
};

/** Sort orders (COMP-06), the default first. */
export const COMPANY_SORTS = [
  { value: 0, label: 'Company A-Z' },
  { value: 1, label: 'Company Z-A' },
] as const;
export type CompanySort = (typeof COMPANY_SORTS)[number]['value'];

export const companySortParam = integerParam(0, 0, COMPANY_SORTS.length - 1) as Param<CompanySort>;

export const countCompanyFilters = (filters: CompanyFilters): number =>
  countFilters(companyFilterParams, filters, ['wonto']);

type Values = ListValues<CompanyFilters, CompanySort>;

/** The payload of call 11, except EmployeeUID. */
function payloadOf({ selection, filters, page, size, sort }: Values) {
  const sortBy = 0 as const;
  const isWon = filters.wonfrom !== '' && filters.wonto !== '';
  return {
    ParentID: selection.parentId,
    CompanyID: selection.companyId,
    PageNo: page,
    PageSize: size,
    SortBy: sortBy,
    SortOrder: sort,
    FilterSalesRep: filters.rep,
    FilterTeam: filters.team,
    FilterProspect: filters.kind,
    FilterAtRisk: filters.risk === 1,
    FilterQuiet: filters.quiet === 1,
    FilterWonStart: isWon ? filters.wonfrom : null,
    FilterWonEnd: isWon ? filters.wonto : null,
  };
}

/** The companies of the selection, or of a sales rep or a team (PAGE-06). */
export const companyList = {
  filters: companyFilterParams,
  sort: companySortParam,
  payloadOf,
  isLoadable: ({ selection, filters }: Values) =>
    hasSelection(selection) || filters.rep > 0 || filters.team > 0,
};

/** Call 11 for `listQuery`: the cache key, the path, and what the response contains. */
export const companyListCall = [
  'companies',
  '/v1/customers/paged',
  { live: ['companies', 'activities'], list: { items: 'Customers', id: 'CustomerID' } },
] as const;
