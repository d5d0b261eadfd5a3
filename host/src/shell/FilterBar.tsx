import { appConfig } from '@galley/shared/store';
import { trendGroupsQuery, useQuery } from '@galley/shared/http';
import {
  companiesUnder,
  companySearchMinimum,
  SEARCH_MINIMUM,
  screenUrl,
  select,
  type ScreenName,
  type SelectionEvent,
} from '@galley/shared/domain/selection';
import { Icon, Picker, useSelection, type PickerOption } from '@galley/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { HOURS } from './imprint.ts';

const LISTS: ReadonlySet<string> = new Set(['activities', 'companies', 'contacts', 'orders']);

const listOf = (pathname: string): ScreenName => {
  const name = pathname.slice(1);
  return LISTS.has(name) ? (name as ScreenName) : 'activities';
};

/** What is selected; one that is not among the options is named by its number, so that it can be cleared. */
const chosen = (options: readonly PickerOption[], id: number): PickerOption | null =>
  id === 0 ? null : (options.find(({ value }) => value === id) ?? { value: id, label: `#${id}` });

const isKnown = (options: readonly PickerOption[], id: number): boolean =>
  id === 0 || options.some(({ value }) => value === id);

/** The company filter (FILT-01 to FILT-10). A change opens the screen's list at page 1 with the filters it starts with. */
export function FilterBar() {
  const { data, isFetching, isLoading, isLoadingError, refetch } = useQuery(trendGroupsQuery());
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const selection = useSelection();
  const { parentId, companyId } = selection;
  const [isUnfolded, setUnfolded] = useState(false);
  const parents = data?.TrendGroups ?? [];
  const companies = useMemo(() => companiesUnder(data?.Customers ?? [], parentId), [data, parentId]);
  const parent = isLoading ? null : chosen(parents, parentId);
  const company = isLoading ? null : chosen(data?.Customers ?? [], companyId);
  const isUnknown = data !== undefined && !(isKnown(parents, parentId) && isKnown(data.Customers, companyId));
  // Somebody may have added it since: asked for once, whatever comes.
  useEffect(() => {
    if (isUnknown) void refetch();
  }, [isUnknown, parentId, companyId, refetch]);

  const apply = (event: SelectionEvent) => {
    const next = select(selection, event, data?.Customers ?? []);
    void navigate(screenUrl(listOf(pathname), next));
  };
  return (
    <section className="filter-bar" aria-label="Company filter" data-unfolded={isUnfolded}>
      <button
        type="button"
        className="filter-summary"
        aria-expanded={isUnfolded}
        aria-controls="company-filter"
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <Icon name="filter" />
        <span>{company?.label ?? parent?.label ?? 'All companies'}</span>
        <Icon name="chevronDown" />
      </button>
      <div id="company-filter" className="filter-pickers">
        <Picker
          label="Company Parent"
          options={parents}
          value={parent}
          minSearch={SEARCH_MINIMUM}
          onChange={({ value }) => apply({ type: 'choose-parent', parentId: value })}
          onClear={() => apply({ type: 'clear-parent' })}
          isLoading={isLoading}
          isFailed={isLoadingError}
          clearDisabled={isFetching}
        />
        <Picker
          label="Company"
          options={companies}
          value={company}
          minSearch={companySearchMinimum(selection)}
          onChange={({ value }) => apply({ type: 'choose-company', companyId: value })}
          onClear={() => apply({ type: 'clear-company' })}
          isLoading={isLoading}
          isFailed={isLoadingError}
          clearDisabled={isFetching}
        />
      </div>
      <p className="filter-help">
        {HOURS}
        {appConfig().phone !== '' && (
          <>
            {' · '}
            <a href={`tel:${appConfig().phone}`}>{appConfig().phone}</a>
          </>
        )}
      </p>
    </section>
  );
}
