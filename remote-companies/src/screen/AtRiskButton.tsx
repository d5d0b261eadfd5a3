import { formatCount } from '@galley/shared/domain/count';
import { hasSelection } from '@galley/shared/domain/selection';
import { useQuery } from '@galley/shared/http';
import { atRiskQuery } from '../http/atRisk.ts';
import type { CompanyFilterState } from './useChips.ts';

/** Lists only the companies at risk, and shows how many there are in the selection (COPG-07). */
export function AtRiskButton({ state: { selection, filters, setFilters } }: { state: CompanyFilterState }) {
  const { data } = useQuery({ ...atRiskQuery(selection), enabled: hasSelection(selection) });
  return (
    <button
      type="button"
      className="btn at-risk"
      aria-pressed={filters.risk === 1}
      onClick={() => setFilters({ risk: 1 - filters.risk })}
    >
      At Risk <span>{data === undefined ? '–' : formatCount(data.Count)}</span>
    </button>
  );
}
