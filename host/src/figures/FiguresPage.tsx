import type { Figures } from '@galley/server/day/figures/contract';
import { formatDay } from '@galley/shared/domain/businessDay';
import { LOADING } from '@galley/shared/domain/loadingText';
import { periodFault } from '@galley/server/day/rules/workFigures';
import { ApiError, useQuery } from '@galley/shared/http';
import { appConfig, businessToday } from '@galley/shared/store';
import { Button, Icon, notify, usePageTitle, useSelection } from '@galley/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { zoneText } from '../audit/auditTime.ts';
import { Failed } from '../shell/Failed.tsx';
import { DaysChart, DaysTable } from './DaysChart.tsx';
import { FigureTools } from './FigureTools.tsx';
import { useFiguresFilter } from './figuresAddress.ts';
import { exportFigures, figuresQuery, type Format } from './figuresQuery.ts';
import { PeopleTable } from './PeopleTable.tsx';
import { daysOf } from './periods.ts';
import { WaitingChart, WaitingTable } from './WaitingChart.tsx';
import '../styles/figures.scss';

const FORMATS: readonly { format: Format; label: string }[] = [
  { format: 'xlsx', label: 'Excel' },
  { format: 'csv', label: 'CSV' },
];

const detailOf = (error: unknown) => (error instanceof ApiError ? error.problem?.detail : undefined);

function ExportButtons({ requested }: { requested: Parameters<typeof exportFigures>[0] }) {
  const [running, setRunning] = useState<Format>();
  const save = async (format: Format) => {
    setRunning(format);
    try {
      await exportFigures(requested, format);
    } catch (error) {
      notify.failure('Failed to export figures', detailOf(error));
    }
    setRunning(undefined);
  };
  return FORMATS.map(({ format, label }) => (
    <Button
      key={format}

      aria-disabled={running !== undefined}
      onClick={() => running === undefined && void save(format)}
    >
      <Icon name="down" /> {running === format ? LOADING : label}
    </Button>
  ));
}

function Charts({ figures: { Days, Total } }: { figures: Figures }) {
  return (
    <div className="figures-charts">
      <section aria-labelledby="done-by-day">
        <DaysChart days={Days} />
        <details>
          <summary>Show as Table</summary>
          <DaysTable days={Days} />
        </details>
      </section>
      <section aria-labelledby="waiting-by-age">
        <WaitingChart waiting={Total.Waiting} />
        <details>
          <summary>Show as Table</summary>
          <WaitingTable waiting={Total.Waiting} />
        </details>
      </section>
    </div>
  );
}

/** The work of a team or a person in a period (FIG-01 to FIG-07). */
export function FiguresPage() {
  const { filter, urlOf } = useFiguresFilter();
  const selection = useSelection();
  const today = businessToday();
  const days = daysOf(filter.period, today, filter);
  const fault = periodFault(days.from || undefined, days.to || undefined, today);
  const requested = { ...days, team: filter.team, person: filter.person, selection };
  const query = useQuery({ ...figuresQuery(requested), enabled: fault === undefined });
  const figures = query.data;
  const person = figures?.Employee === 0 ? undefined : figures?.People[0]?.Name;
  usePageTitle('Performance');
  return (
    <main className="figures" id="main" tabIndex={-1}>
      <div className="figures-head">
        <h1>{person === undefined ? 'Performance' : `Performance: ${person}`}</h1>
        {filter.person > 0 && <Link to={urlOf({ person: 0 })}>Whole Team</Link>}
      </div>
      <div className="figures-bar">
        <FigureTools filter={filter} urlOf={urlOf} days={days} fault={fault} figures={figures} />
        {figures !== undefined && fault === undefined && (
          <div className="figures-export" role="group" aria-label="Export">
            <ExportButtons requested={requested} />
          </div>
        )}
      </div>
      <p role="status" className="figures-days">
        {fault !== undefined
          ? 'Correct the dates to see figures.'
          : query.isFetching
            ? LOADING
            : `${formatDay(days.from)}${days.to === days.from ? '' : ` to ${formatDay(days.to)}`} · ${zoneText(appConfig().timeZone)}`}
      </p>
      {query.isError && !query.isFetching && (
        <Failed
          text={detailOf(query.error) ?? 'The figures could not be loaded.'}
          onRetry={() => void query.refetch()}
        />
      )}
      {figures !== undefined && !query.isError && fault === undefined && (
        <>
          <PeopleTable
            figures={figures}
            name={person ?? ''}
            urlOfPerson={(id) => urlOf({ person: id, team: figures.Team })}
          />
          <Charts figures={figures} />
        </>
      )}
    </main>
  );
}
