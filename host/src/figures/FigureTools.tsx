import type { Figures } from '@galley/server/day/figures/contract';
import { DateField } from '@galley/shared/form';
import { accountOwnersQuery, useQuery } from '@galley/shared/http';
import { businessToday } from '@galley/shared/store';
import { ToolbarSelect, useNavigate } from '@galley/shared/ui';
import type { periodFault } from '@galley/server/day/rules/workFigures';
import { accountAssociationsQuery } from '../account/employeeQuery.ts';
import type { FiguresFilter } from './figuresAddress.ts';
import { PERIODS, type Days } from './periods.ts';

interface Props {
  filter: FiguresFilter;
  urlOf: (change: Partial<FiguresFilter>) => string;
  days: Days;
  fault: ReturnType<typeof periodFault>;
  figures: Figures | undefined;
}

/** Selects the team or person, and the days. */
export function FigureTools({ filter, urlOf, days, fault, figures }: Props) {
  const navigate = useNavigate();
  const { data: owners = [], isLoadingError } = useQuery(accountOwnersQuery());
  // With wrong days there are no figures to say which team is the user's own.
  const { data: associations } = useQuery({
    ...accountAssociationsQuery(),
    enabled: figures === undefined && fault !== undefined && filter.team === 0 && filter.person === 0,
  });
  const own = associations?.find(({ isDefault }) => isDefault)?.value;
  const set = (change: Partial<FiguresFilter>) => void navigate(urlOf(change));
  const shown = filter.team > 0 ? filter.team : (figures?.Team ?? own ?? 0);
  const none = { value: 0, label: (figures ?? associations) === undefined ? '–' : 'Just Me' };
  const teams = owners.some(({ value }) => value === shown) ? owners : [none, ...owners];
  const faultOf = (field: 'From' | 'To') => (fault?.field === field ? fault.message : undefined);
  return (
    <div className="figures-tools">
      <ToolbarSelect
        label="Team"
        value={shown}
        options={teams}
        isFailed={isLoadingError}
        onChange={(team) => set({ team, person: 0 })}
      />
      <ToolbarSelect
        label="Period"
        value={filter.period}
        options={PERIODS}
        // Custom starts with the current days, so that the user only has to adjust them.
        onChange={(period) => set({ period, ...(period === 'custom' ? days : { from: '', to: '' }) })}
      />
      {filter.period === 'custom' && (
        <>
          <DateField
            label="From"
            yearless="last"
            value={days.from}
            max={businessToday()}
            range={{ side: 'start', ...days }}
            error={faultOf('From')}
            onChange={(from) => set({ from })}
          />
          <DateField
            label="To"
            yearless="last"
            value={days.to}
            max={businessToday()}
            range={{ side: 'end', ...days }}
            error={faultOf('To')}
            onChange={(to) => set({ to })}
          />
        </>
      )}
    </div>
  );
}
