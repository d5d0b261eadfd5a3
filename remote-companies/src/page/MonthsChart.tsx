import { formatUsd } from '@galley/shared/domain/money';
import { barBounds } from '@galley/shared/domain/barBounds';
import type { YearOfMonths } from './spendYears.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WIDTH = 620;
const HEIGHT = 176;
const FLOOR = 150;
const TOP = 8;
const BAR = 17;

/** The months of this year beside last year's; hidden from screen readers, which get the table below. */
export function MonthsChart({ years }: { years: readonly YearOfMonths[] }) {
  const shown = years.slice(-2);
  const highest = Math.max(...shown.flatMap(({ months }) => months));
  const step = WIDTH / MONTHS.length;
  const isThisMonth = (place: number, month: number) =>
    place === 1 && month === (shown[1]?.months.length ?? 0) - 1;
  const tone = (place: number, month: number) =>
    place === 0 ? 'before' : isThisMonth(place, month) ? 'now' : 'this';
  return (
    <figure className="months-chart">
      <figcaption>
        <h2>Spend by Month</h2>
        <span className="months-key" aria-hidden="true">
          <i className="before" /> {shown[0]?.year} <i className="this" /> {shown[1]?.year}{' '}
          <i className="now" /> This month
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {MONTHS.map((name, month) => (
          <g key={name}>
            {shown.map(({ year, months }, place) => {
              const amount = months[month] ?? 0;
              return (
                <rect
                  key={year}
                  className={tone(place, month)}
                  x={month * step + step / 2 - BAR - 1 + place * (BAR + 2)}
                  width={BAR}
                  {...barBounds(amount, { highest, floor: FLOOR, top: TOP })}
                >
                  <title>{`${name} ${year}: ${formatUsd(amount)}`}</title>
                </rect>
              );
            })}
            <text x={month * step + step / 2} y={HEIGHT - 8}>
              {name}
            </text>
          </g>
        ))}
        <line x1="0" x2={WIDTH} y1={FLOOR} y2={FLOOR} />
      </svg>
    </figure>
  );
}

/** The chart's figures and those of earlier years, the newest year first. */
export const MonthsTable = ({ years, name }: { years: readonly YearOfMonths[]; name: string }) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on a phone it scrolls, by keys too
  <div className="months-table" role="region" aria-label={`Spend for ${name} by month`} tabIndex={0}>
    <table className="spend-table">
      <caption className="visually-hidden">Spend for {name} by month</caption>
      <thead>
        <tr>
          <th scope="col">Month</th>
          {years.toReversed().map(({ year }) => (
            <th key={year} scope="col">
              {year}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {MONTHS.map((month, index) => (
          <tr key={month}>
            <th scope="row">{month}</th>
            {years.toReversed().map(({ year, months }) => (
              <td key={year}>{months[index] === undefined ? '' : formatUsd(months[index])}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
