import type { Figure } from '@galley/server/day/figures/contract';
import { formatCount } from '@galley/shared/domain/count';
import { barBounds } from '@galley/shared/domain/barBounds';
import { WAITING_AGES } from '@galley/server/day/rules/workFigures';
import { FigureLink } from './PeopleTable.tsx';

const WIDTH = 620;
const HEIGHT = 176;
const FLOOR = 150;
/** Room for the numbers above the bars. */
const TOP = 24;
const BAR = 44;

/** The order lines waiting on the customer, by age. Repeats the table below. */
export function WaitingChart({ waiting }: { waiting: readonly Figure[] }) {
  const highest = Math.max(...waiting.map(({ Count }) => Count));
  const step = WIDTH / WAITING_AGES.length;
  return (
    <figure className="figures-chart">
      <figcaption>
        <h2 id="waiting-by-age">Waiting on Customer, by Order Age</h2>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {WAITING_AGES.map(({ label }, age) => {
          const count = waiting[age]?.Count ?? 0;
          const { y, height } = barBounds(count, { highest, floor: FLOOR, top: TOP });
          const middle = (age + 0.5) * step;
          return (
            <g key={label}>
              <rect className="calls" x={middle - BAR / 2} y={y} width={BAR} height={height} />
              <text x={middle} y={y - 6}>
                {formatCount(count)}
              </text>
              <text x={middle} y={HEIGHT - 8}>
                {label}
              </text>
            </g>
          );
        })}
        <line x1="0" x2={WIDTH} y1={FLOOR} y2={FLOOR} />
      </svg>
    </figure>
  );
}

/** The figures of the chart, each linked to its list. */
export const WaitingTable = ({ waiting }: { waiting: readonly Figure[] }) => (
  <table className="figures-table">
    <caption className="visually-hidden">Waiting on Customer, by Order Age</caption>
    <thead>
      <tr>
        <th scope="col">Order Age</th>
        <th scope="col">Order Lines</th>
      </tr>
    </thead>
    <tbody>
      {WAITING_AGES.map(({ label }, age) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>{waiting[age] !== undefined && <FigureLink figure={waiting[age]} />}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
