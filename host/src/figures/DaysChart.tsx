import type { DayOfWork } from '@galley/server/day/figures/contract';
import { formatDay } from '@galley/shared/domain/businessDay';
import { formatCount } from '@galley/shared/domain/count';
import { holidayOf, isWeekend } from '@galley/shared/domain/holidays';
import { barBounds } from '@galley/shared/domain/barBounds';
import { FigureLink } from './PeopleTable.tsx';

const WIDTH = 620;
const HEIGHT = 176;
const FLOOR = 150;
const TOP = 8;
/** The maximum number of days with room for their names. */
const NAMED_DAYS = 5;

const dayOf = ({ Day }: DayOfWork) => Day.slice(0, 10);

/** Why a day isn't a business day; empty if it is. */
function dayOffReason(day: string): string {
  return holidayOf(day) ?? (isWeekend(day) ? 'Weekend' : '');
}

/** 'Mon 11/23' */
const shortDay = (day: string) => formatDay(day).slice(0, -5);

/** Activities done on each day, and the calls among them. Repeats the table below, so it is hidden from screen readers. */
export function DaysChart({ days }: { days: readonly DayOfWork[] }) {
  const highest = Math.max(...days.map(({ Done }) => Done.Count));
  const step = WIDTH / days.length;
  const width = Math.min(40, step * 0.7);
  const namedEach = Math.ceil(days.length / NAMED_DAYS);
  const at = (count: number) => barBounds(count, { highest, floor: FLOOR, top: TOP });
  return (
    <figure className="figures-chart">
      <figcaption>
        <h2 id="done-by-day">Activities Done by Day</h2>
        <span className="figures-key" aria-hidden="true">
          <i className="all" /> Done <i className="calls" /> Calls <i className="rest" /> Not a business day
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
        {days.map((one, index) => {
          const day = dayOf(one);
          const x = index * step + (step - width) / 2;
          return (
            <g key={day}>
              {dayOffReason(day) !== '' && (
                <rect className="rest" x={index * step} y={TOP} width={step} height={FLOOR - TOP} />
              )}
              <rect className="all" x={x} width={width} {...at(one.Done.Count)}>
                <title>{`${formatDay(day)}: ${formatCount(one.Done.Count)} done`}</title>
              </rect>
              <rect className="calls" x={x} width={width} {...at(one.Calls.Count)}>
                <title>{`${formatDay(day)}: ${formatCount(one.Calls.Count)} ${one.Calls.Count === 1 ? 'call' : 'calls'}`}</title>
              </rect>
              {index % namedEach === Math.floor(namedEach / 2) && (
                <text x={(index + 0.5) * step} y={HEIGHT - 8}>
                  {shortDay(day)}
                </text>
              )}
            </g>
          );
        })}
        <line x1="0" x2={WIDTH} y1={FLOOR} y2={FLOOR} />
      </svg>
    </figure>
  );
}

/** The figures of the chart, each linked to its list. */
export const DaysTable = ({ days }: { days: readonly DayOfWork[] }) => (
  <table className="figures-table">
    <caption className="visually-hidden">Activities Done by Day</caption>
    <thead>
      <tr>
        <th scope="col">Day</th>
        <th scope="col">Done</th>
        <th scope="col">Calls</th>
      </tr>
    </thead>
    <tbody>
      {days.map((one) => (
        <tr key={one.Day}>
          <th scope="row">
            {formatDay(dayOf(one))} <small>{dayOffReason(dayOf(one))}</small>
          </th>
          <td>
            <FigureLink figure={one.Done} />
          </td>
          <td>
            <FigureLink figure={one.Calls} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
