import { Picker, type PickerOption } from '@galley/shared/host';
import { appConfig } from '@galley/shared/store';
import { trendGroupsQuery, useQuery } from '@galley/shared/http';
import {
  companiesUnder,
  companySearchMinimum,
  SEARCH_MINIMUM,
  select,
  type SelectionEvent,
} from '@galley/shared/domain/selection';
import { Icon, useSelection } from '@galley/shared/ui';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { remoteScreens } from '../federation/loading/loadScreen.ts';
import { screenUrl } from '../federation/screens/screenUrl.ts';
import { LANDING } from '../landing.ts';
import { HOURS } from './footerTexts.ts';
import { useIsLoading } from './useIsLoading.ts';

/** The list at an address, or else the landing screen. */
const listAt = (pathname: string): string =>
  remoteScreens().find(({ remote, isList }) => isList && pathname === `/${remote}`)?.remote ?? LANDING;

/**
 * The selected item. Its name isn't known before the options; one that isn't among them is named by its
 * number, so that it can be cleared.
 */
function chosen(options: readonly PickerOption[] | undefined, id: number): PickerOption | null {
  if (id === 0) return null;
  if (options === undefined) return { value: id, label: 'Loading...' };
  return options.find(({ value }) => value === id) ?? { value: id, label: `#${id}` };
}

const isKnown = (options: readonly PickerOption[], id: number): boolean =>
  id === 0 || options.some(({ value }) => value === id);

/** The company filter (FILT-01 to FILT-10). A change opens the screen's list at page 1 with the filters it starts with. */
export function FilterBar() {
  const { data, isLoading, isLoadingError, refetch } = useQuery(trendGroupsQuery());
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const selection = useSelection();
  const { parentId, companyId } = selection;
  const [isUnfolded, setUnfolded] = useState(false);
  const isBusy = useIsLoading();
  const parents = data?.TrendGroups ?? [];
  const companies = useMemo(() => companiesUnder(data?.Customers ?? [], parentId), [data, parentId]);
  const parent = chosen(isLoading ? undefined : parents, parentId);
  const company = chosen(isLoading ? undefined : (data?.Customers ?? []), companyId);
  const isUnknown = data !== undefined && !(isKnown(parents, parentId) && isKnown(data.Customers, companyId));
  // Somebody may have added the selected item since; reload once, whatever the result.
  useEffect(() => {
    if (isUnknown) void refetch();
  }, [isUnknown, parentId, companyId, refetch]);

  const apply = (event: SelectionEvent) => {
    const next = select(selection, event, data?.Customers ?? []);
    void navigate(screenUrl(listAt(pathname), next));
  };
  return (
    <section
      className="filter-bar"
      aria-label="Company filter"
      aria-busy={isLoading}
      data-unfolded={isUnfolded}
    >
      <button
        type="button"
        className="filter-summary"
        aria-expanded={isUnfolded}
        aria-controls="company-filter"
        onClick={() => setUnfolded(!isUnfolded)}
      >
        <Icon name="filter" />
        <span>{company?.label ?? parent?.label ?? 'All Companies'}</span>
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
          clearDisabled={isBusy}
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
          clearDisabled={isBusy}
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
