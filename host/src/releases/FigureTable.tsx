import type { Figure, ReleaseFigures } from '@galley/server/releases/figures/contract';

const ROLES: Record<ReleaseFigures['role'], string> = {
  active: 'live',
  canary: 'canary',
  before: 'previous',
};
const percent = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 });
const whole = new Intl.NumberFormat('en-US');
const people = (count: number) => `${whole.format(count)} ${count === 1 ? 'person' : 'people'}`;

const TIMES = [
  ['load', 'Load', 'Until the files of the release had loaded'],
  ['LCP', 'LCP', 'Largest Contentful Paint: until the largest element was shown'],
  ['INP', 'INP', 'Interaction to Next Paint: until the page responded'],
] as const;

interface CellProps {
  label: string;
  figure: Figure | null;
  text: (p75: number) => string;
}

function Cell({ label, figure, text }: CellProps) {
  if (figure === null) return <td data-label={label}>–</td>;
  return (
    <td data-label={label}>
      {text(figure.p75)} <small>{people(figure.people)}</small>
    </td>
  );
}

/** The performance of releases for real users over the last 30 days, each beside the previous one (REL-41). */
export const FigureTable = ({ figures }: { figures: readonly ReleaseFigures[] }) => (
  <section className="releases-history" aria-labelledby="releases-figures">
    <h2 id="releases-figures">In Use, Last 30 Days</h2>
    <p className="releases-summary">75th percentile. Each person counts once per release.</p>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
    <div className="releases-scroll" role="region" aria-label="Release statistics" tabIndex={0}>
      <table className="version-table release-rows">
        <thead>
          <tr>
            <th scope="col">Remote</th>
            <th scope="col">Release</th>
            <th scope="col">Failed</th>
            {TIMES.map(([metric, label, meaning]) => (
              <th key={metric} scope="col">
                <abbr title={meaning}>{label}</abbr>
              </th>
            ))}
            <th scope="col">
              <abbr title="Cumulative Layout Shift: how much of the page moved by itself">CLS</abbr>
            </th>
          </tr>
        </thead>
        <tbody>
          {figures.map((one) => (
            <tr key={`${one.remote} ${one.role}`}>
              <td data-label="Remote">{one.remote}</td>
              <th scope="row" data-label="Release">
                {one.release} <small>{ROLES[one.role]}</small>
              </th>
              <td data-label="Failed">
                {one.people === 0 ? '–' : percent.format(one.failing / one.people)}{' '}
                <small>{people(one.people)}</small>
              </td>
              {TIMES.map(([metric, label]) => (
                <Cell
                  key={metric}
                  label={label}
                  figure={one[metric]}
                  text={(p75) => `${whole.format(p75)} ms`}
                />
              ))}
              <Cell label="CLS" figure={one.CLS} text={(p75) => p75.toFixed(3)} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </section>
);
