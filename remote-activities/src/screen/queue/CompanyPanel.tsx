import type { Activity } from '@galley/server/activities/contract';
import { daysBetween } from '@galley/shared/domain/calendar';
import { formatCount } from '@galley/shared/domain/count';
import { dayOfDate, displayDate } from '@galley/shared/domain/displayDate';
import { formatUsd } from '@galley/shared/domain/money';
import { trendOf } from '@galley/server/companies/rules/spendTrend';
import { useQuery } from '@galley/shared/http';
import { businessToday } from '@galley/shared/store';
import { Icon, MapLink, PhoneLink } from '@galley/shared/ui';
import { Panel } from './Panel.tsx';
import { SpendBars } from './SpendBars.tsx';
import { detailQueries, PREFETCHED } from './recordQueries.ts';

const FIGURES = [
  { label: 'Year to Date', figure: 'YTD' },
  { label: 'Last Year to Date', figure: 'LYTD' },
  { label: 'Last 12 Months', figure: 'L12M' },
] as const;

function Spend({ activity }: { activity: Activity }) {
  const { data, isError } = useQuery({ ...detailQueries.spend(activity), ...PREFETCHED });
  const missing = data !== undefined ? '–' : isError ? 'Not loaded' : '…';
  const spend = data?.find(({ CompanyId }) => CompanyId === activity.CompanyID);
  const trend = spend && trendOf(spend);
  return (
    <dl className="queue-figures">
      {FIGURES.map(({ label, figure }) => (
        <div key={figure}>
          <dt>{label}</dt>
          <dd>
            {spend === undefined ? missing : formatUsd(spend[figure])}
            {figure === 'YTD' && trend !== undefined && (
              <span data-trend={trend}>
                <Icon name={trend} />{' '}
                <span className="visually-hidden">
                  ({trend === 'up' ? 'more' : 'less'} than at this time last year)
                </span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The age of an order: '61 days ago'. */
function since(date: string): string {
  const day = dayOfDate(date);
  const days = day === undefined ? 0 : daysBetween(day, businessToday());
  if (days === 0) return 'today';
  return days === 1 ? 'yesterday' : `${formatCount(days)} days ago`;
}

/** The activity's company: its spend and its last order. */
export function CompanyPanel({ activity }: { activity: Activity }) {
  const { data, isError } = useQuery({ ...detailQueries.company(activity), ...PREFETCHED });
  return (
    <Panel title={activity.CompanyName} data={data} isFailed={isError} isWide>
      {({ Customers }) => {
        const company = Customers.find(({ CustomerID }) => CustomerID === activity.CompanyID);
        if (company === undefined) return null;
        const { LastOrderDate, TypeOfAccountName, Prospect, AccountManager, OpenActivities } = company;
        const last = displayDate(LastOrderDate);
        const noOrders = company.IsAssociated
          ? 'No orders in the last five years.'
          : 'No orders you can see.';
        return (
          <>
            <div className="queue-spend">
              <Spend activity={activity} />
              <SpendBars activity={activity} />
            </div>
            <p>
              {[...new Set([Prospect ? 'Prospect' : 'Customer', TypeOfAccountName, AccountManager])]
                .filter((part) => part !== '')
                .join(' · ')}
              {OpenActivities !== undefined &&
                ` · ${formatCount(OpenActivities)} open ${OpenActivities === 1 ? 'activity' : 'activities'}`}
            </p>
            <p>{last === '' ? noOrders : `Last order ${last}, ${since(LastOrderDate ?? '')}.`}</p>
            <p className="queue-second">
              <PhoneLink>{company.CompanyPhone}</PhoneLink>
              <MapLink>{activity.CompanyAddress}</MapLink>
            </p>
          </>
        );
      }}
    </Panel>
  );
}
