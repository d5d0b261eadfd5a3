import type { CompanyPagedResponse } from '@galley/shared/contract/companies';
import { companiesQuery, spendQuery, useChanges, useQuery } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { Icon, ListScreen, useListQuery, useListState } from '@galley/shared/ui';
import { useMemo } from 'react';
import '../companies.scss';
import { CompanyCard } from './CompanyCard.tsx';
import { CompanyFilterSelects } from './CompanyFilterSelects.tsx';
import {
  companiesPayload,
  COMPANY_SORTS,
  companyFilterParams,
  companySortParam,
  countCompanyFilters,
} from './companyList.ts';
import { NoCompanies } from './NoCompanies.tsx';
import { shownCompanies } from './shownCompanies.ts';
import { useCompanyChips } from './useCompanyChips.ts';

const SPEC = { filters: companyFilterParams, sort: companySortParam };
const NOBODY: readonly number[] = [];
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
  const { data: spends } = useQuery(
    spendQuery(result.shown?.items.map(({ CustomerID }) => CustomerID) ?? NOBODY),
  );
  const spendOf = useMemo(() => new Map(spends?.map((spend) => [spend.CompanyId, spend])), [spends]);
  const changes = useChanges();
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
      actions={
        <button
          type="button"
          className="btn btn-primary"
          onClick={() => galley.getState().openDialog({ kind: 'prospect', draft: { CustomerID: 0 } })}
        >
          <Icon name="plus" /> Add Prospect
        </button>
      }
      tools={<CompanyFilterSelects state={state} />}
      empty={
        <NoCompanies isSelected={isSelected} isFiltered={filterCount > 0} onRemoveFilters={removeFilters} />
      }
    >
      {(companies) =>
        shownCompanies(companies, changes).map((company) => (
          <CompanyCard key={company.CustomerID} company={company} spend={spendOf.get(company.CustomerID)} />
        ))
      }
    </ListScreen>
  );
}
