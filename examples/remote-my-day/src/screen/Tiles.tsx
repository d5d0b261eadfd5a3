import type { Schemas } from '@galley/client';
import { formatCount } from '@galley/shared/domain/count';
import { Icon, Link, type IconName } from '@galley/shared/ui';
import { days } from './texts.ts';

type MyDay = Schemas['MyDay'];

type FigureName = 'Overdue' | 'DueToday' | 'Waiting' | 'Late' | 'AtRisk' | 'Quiet';

interface TileKind {
  figure: FigureName;
  label: string;
  icon: IconName;
  tone?: 'overdue' | 'today';
  note: (day: MyDay) => string;
}

const oldest = ({ Activities: [first] }: MyDay) =>
  first === undefined || first.DueInDays >= 0 ? 'all caught up' : `oldest: ${days(-first.DueInDays)}`;

const TILES: readonly TileKind[] = [
  { figure: 'Overdue', label: 'Overdue', icon: 'alert', tone: 'overdue', note: oldest },
  {
    figure: 'DueToday',
    label: 'Due Today',
    icon: 'sun',
    tone: 'today',
    note: ({ DoneToday }) => `${formatCount(DoneToday.Count)} done already`,
  },
  {
    figure: 'Waiting',
    label: 'Waiting on Customer',
    icon: 'clock',
    note: () => 'artwork, proofs, payments',
  },
  {
    figure: 'Late',
    label: 'Late Orders',
    icon: 'box',
    tone: 'overdue',
    note: () => 'not shipped on time',
  },
  { figure: 'AtRisk', label: 'At Risk', icon: 'down', note: () => 'overdue to reorder' },
  { figure: 'Quiet', label: 'Gone Quiet', icon: 'minus', note: () => 'prospects, 30 days' },
];

/** The figures, each a link to the list that it counts. While they load, dashes keep their places. */
export const Tiles = ({ day }: { day: MyDay | undefined }) => (
  <ul className="day-tiles" aria-label="Figures">
    {TILES.map(({ figure, label, icon, tone, note }) => (
      <li key={figure}>
        <Link
          to={day?.[figure].List ?? ''}
          className="day-tile"
          data-tone={tone}
          aria-disabled={day === undefined}
        >
          <span className="day-tile-label">
            <Icon name={icon} />
            {label}
          </span>{' '}
          <b>{day === undefined ? '–' : formatCount(day[figure].Count)}</b>{' '}
          <small>{day === undefined ? ' ' : note(day)}</small>
        </Link>
      </li>
    ))}
  </ul>
);
