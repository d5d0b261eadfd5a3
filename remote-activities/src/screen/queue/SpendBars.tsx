import type { Activity } from '@galley/server/activities/contract';
import { formatUsd } from '@galley/shared/domain/money';
import { useQuery } from '@galley/shared/http';
import { detailQueries, PREFETCHED } from './recordQueries.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** '2026-11' as 'Nov 2026'. */
const nameOf = (month: string) => `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** The company's spend in each of the last 12 months (QUEUE-10): bars, and a table for screen readers. */
export function SpendBars({ activity }: { activity: Activity }) {
  const { data = [], isPending } = useQuery({ ...detailQueries.spendMonths(activity), ...PREFETCHED });
  const highest = Math.max(0, ...data.map(({ Spend }) => Spend));
  // Reserves its space, so that late content moves nothing.
  if (isPending) return <div className="queue-bars" />;
  if (highest === 0) return null;
  return (
    <div className="queue-bars">
      <div className="queue-bars-chart" aria-hidden="true">
        {data.map(({ Month, Spend }) => (
          <span key={Month} title={`${nameOf(Month)}: ${formatUsd(Spend)}`}>
            <i style={{ height: `${(100 * Math.max(0, Spend)) / highest}%` }} />
          </span>
        ))}
      </div>
      <p aria-hidden="true">
        <span>{nameOf(data[0]?.Month ?? '')}</span>
        <span>{nameOf(data.at(-1)?.Month ?? '')}</span>
      </p>
      <table className="visually-hidden">
        <caption>Spend by Month</caption>
        <tbody>
          {data.map(({ Month, Spend }) => (
            <tr key={Month}>
              <th scope="row">{nameOf(Month)}</th>
              <td>{formatUsd(Spend)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
