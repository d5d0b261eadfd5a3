import type { Company, CompanyPagedResponse } from '@galley/server/companies/contract';
import { companyList, COMPANY_SORTS, countCompanyFilters } from '@galley/server/companies/rules/companyList';
import { useChanges, useQuery } from '@galley/shared/http';
import { openDialog } from '@galley/shared/store';
import {
  Button,
  Icon,
  ListScreen,
  useListQuery,
  useListState,
  useRememberedGrid,
  type ListRecords,
} from '@galley/shared/ui';
import { useMemo } from 'react';
import '../styles/main.scss';
import { risksQuery } from '../http/atRisk.ts';
import { SpendContext } from '../spend/SpendContext.ts';
import { AtRiskButton } from './AtRiskButton.tsx';
import { CompanyCard } from './CompanyCard.tsx';
import { COMPANY_COLUMNS, CompanyGrid } from './CompanyGrid.tsx';
import { CompanyDetails } from './CompanyDetails.tsx';
import { CompanyFilterSelects } from './CompanyFilterSelects.tsx';
import { NoCompanies } from './NoCompanies.tsx';
import { RiskContext } from '../rhythm/RiskContext.ts';
import { SelectedActions } from './SelectedActions.tsx';
import { shownCompanies } from './shownCompanies.ts';
import { useChips } from './useChips.ts';
import { companiesQuery } from '../http/listQuery.ts';
import { spendQuery } from '../http/spendQuery.ts';

const NOBODY: readonly number[] = [];
const FAILURE = 'Failed to load companies';
const read = ({ Customers, TotalCount }: CompanyPagedResponse) => ({ items: Customers, total: TotalCount });

const idOf = ({ CustomerID }: Company) => CustomerID;
const RECORDS = {
  keyOf: idOf,
  nameOf: ({ CustomerDisplayName }: Company) => CustomerDisplayName,
  details: (company: Company) => <CompanyDetails company={company} />,
  forms: {
    /** Only prospects can be edited (COMP-05). */
    'companies/edit': {
      idOf: ({ draft }) => draft.CustomerID,
      of: (company) => (company.IsAssociated && company.Prospect ? { draft: company } : undefined),
    },
    'companies/shipping': {
      idOf: ({ company }) => company.CustomerID,
      of: (company) => (company.IsAssociated ? { company } : undefined),
    },
  },
} satisfies ListRecords<Company>;

/** The companies of the selection. */
export function CompanyList() {
  const state = useListState(companyList);
  const filterCount = countCompanyFilters(state.filters);
  const isSelected = companyList.isLoadable(state);
  const result = useListQuery({
    page: state.page,
    size: state.size,
    read,
    failure: FAILURE,
    isEnabled: isSelected,
    queryOf: (page) => companiesQuery(companyList.payloadOf({ ...state, page })),
  });
  const ids = result.shown?.items.map(idOf) ?? NOBODY;
  const { data: spends } = useQuery(spendQuery(ids));
  const { data: risks } = useQuery(risksQuery(ids));
  const spendOf = useMemo(() => new Map(spends?.map((spend) => [spend.CompanyId, spend])), [spends]);
  const riskOf = useMemo(() => new Map(risks?.map((risk) => [risk.CompanyId, risk])), [risks]);
  const changes = useChanges();
  const grid = useRememberedGrid('companies');
  const { removeFilters } = state;
  return (
    <SpendContext value={spendOf}>
      <RiskContext value={riskOf}>
        <ListScreen
          list="companies"
          title="Companies"
          state={state}
          result={result}
          sortOptions={COMPANY_SORTS}
          filterCount={filterCount}
          chips={useChips(state)}
          failure={FAILURE}
          selecting={{
            idOf,
            filter: { Companies: companyList.payloadOf({ ...state, page: 1 }) },
            Actions: SelectedActions,
          }}
          grid={{ ...grid, columns: COMPANY_COLUMNS }}
          actions={
            <>
              {isSelected && <AtRiskButton state={state} />}
              <Button
                look="primary"
                onClick={() => openDialog('companies/edit', { draft: { CustomerID: 0 } })}
              >
                <Icon name="plus" /> Add Prospect
              </Button>
            </>
          }
          records={RECORDS}
          tools={<CompanyFilterSelects state={state} />}
          empty={
            <NoCompanies
              isSelected={isSelected}
              isFiltered={filterCount > 0}
              onRemoveFilters={removeFilters}
            />
          }
        >
          {(companies) => {
            const shown = shownCompanies(companies, changes);
            return grid.isGrid ? (
              <CompanyGrid companies={shown} />
            ) : (
              shown.map((company) => <CompanyCard key={company.CustomerID} company={company} />)
            );
          }}
        </ListScreen>
      </RiskContext>
    </SpendContext>
  );
}
