import { barBounds } from '@galley/shared/domain/barBounds';
import type { YearFigure } from './spendFigures.ts';

const WIDTH = 400;
const HEIGHT = 180;
const BAR = 36;
/** Room for the years under the bars and the amounts above them. */
const FOOT = 24;
const HEAD = 22;

/** '$1.23M' */
const short = (amount: number) =>
  amount.toLocaleString('en-US', {
    style: 'currency',
    currency: 'USD',
    notation: 'compact',
    maximumSignificantDigits: 3,
  });

/** The years as bars; hidden from screen readers, which get the table beside it. */
export function SpendChart({ figures }: { figures: readonly YearFigure[] }) {
  // Credits can make a year negative; its bar then has no height, and its amount says why.
  const highest = Math.max(...figures.map(({ amount }) => amount));
  const step = WIDTH / figures.length;
  const floor = HEIGHT - FOOT;
  return (
    <svg className="spend-chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" focusable="false">
      {figures.map(({ year, amount, isSoFar }, index) => {
        const { y, height } = barBounds(amount, { highest, floor, top: HEAD });
        const middle = step * (index + 0.5);
        return (
          <g key={year}>
            <rect
              className={isSoFar ? 'spend-bar so-far' : 'spend-bar'}
              x={middle - BAR / 2}
              y={y}
              width={BAR}
              height={height}
            />
            <text className="spend-amount" x={middle} y={y - 6}>
              {short(amount)}
            </text>
            <text x={middle} y={HEIGHT - 6}>
              {year}
            </text>
          </g>
        );
      })}
      <line className="spend-floor" x1="0" x2={WIDTH} y1={floor} y2={floor} />
    </svg>
  );
}
