import { byIndex } from '@galley/shared/domain/byIndex';
import { hasSelection } from '@galley/shared/domain/selection';
import { salesRepsQuery, useQuery } from '@galley/shared/http';
import { ToolbarSelect } from '@galley/shared/ui';
import { COMPANY_KINDS } from '@galley/server/companies/rules/companyList';
import type { CompanyFilterState } from './useChips.ts';

const ANY_REP = { value: 0, label: 'All' };
const KINDS = byIndex(COMPANY_KINDS);

/** Filters by sales rep and kind of company (COMP-06). */
export function CompanyFilterSelects({
  state: { selection, filters, setFilters },
}: {
  state: CompanyFilterState;
}) {
  const isSelected = hasSelection(selection);
  const { data = [], isLoadingError } = useQuery({
    ...salesRepsQuery(selection),
    enabled: isSelected || filters.rep > 0,
  });
  const isKnown = filters.rep === 0 || data.some(({ value }) => value === filters.rep);
  const reps = [ANY_REP, ...data, ...(isKnown ? [] : [{ value: filters.rep, label: `#${filters.rep}` }])];
  return (
    <>
      <ToolbarSelect
        label="Sales Rep"
        value={filters.rep}
        options={reps}
        isFailed={isLoadingError}
        onChange={(rep) => setFilters({ rep })}
      />
      <ToolbarSelect
        label="Customers/Prospects"
        value={filters.kind}
        options={KINDS}
        onChange={(kind) => setFilters({ kind })}
      />
    </>
  );
}
