import type { CompanyPagedResponse } from '@galley/shared/contract/companies';
import { companiesQuery } from '@galley/shared/http';
import { ListScreen, useListQuery, useListState } from '@galley/shared/ui';
import { CompanyCard } from './CompanyCard.tsx';
import {
  companiesPayload,
  COMPANY_SORTS,
  companyFilterParams,
  companySortParam,
  countCompanyFilters,
} from './companyList.ts';
import { NoCompanies } from './NoCompanies.tsx';
import { useCompanyChips } from './useCompanyChips.ts';

const SPEC = { filters: companyFilterParams, sort: companySortParam };
const FAILURE = 'Failed to load companies';
const read = ({ Customers, TotalCount }: CompanyPagedResponse) => ({ items: Customers, total: TotalCount });

/** The companies of the selection. */
export function Screen() {
  const state = useListState(SPEC);
  const { selection, filters, page, size, sort } = state;
  const filterCount = countCompanyFilters(filters);
  const isSelected = selection.parentId > 0 || selection.companyId > 0;
  const result = useListQuery({
    page,
    size,
    read,
    failure: FAILURE,
    isEnabled: isSelected,
    queryOf: (number) =>
      companiesQuery(companiesPayload(filters, { ...selection, page: number, size, sort })),
  });
  const { removeFilters } = state;
  return (
    <ListScreen
      list="companies"
      title="Companies"
      state={state}
      result={result}
      sortOptions={COMPANY_SORTS}
      filterCount={filterCount}
      chips={useCompanyChips(state)}
      failure={FAILURE}
      empty={
        <NoCompanies isSelected={isSelected} isFiltered={filterCount > 0} onRemoveFilters={removeFilters} />
      }
    >
      {(companies) => companies.map((company) => <CompanyCard key={company.CustomerID} company={company} />)}
    </ListScreen>
  );
}
