import type { ReorderFigure } from '@galley/server/orders/reorders/contract';
import { REORDER_DAYS } from '@galley/server/orders/rules/reorder';
import { LOADING } from '@galley/shared/domain/loadingText';
import { useQuery } from '@galley/shared/http';
import type { DialogProps } from '@galley/shared/store';
import { Button, Modal } from '@galley/shared/ui';
import { useState } from 'react';
import { reorderFiguresQuery } from '../http/reorders.ts';
import { ReorderRequestList } from './ReorderRequestList.tsx';
import './reorders.scss';

const daysText = (days: number | null) => (days === null ? '–' : String(days));

interface FiguresProps {
  reps: readonly ReorderFigure[];
  shown: number | undefined;
  onShow: (rep: number) => void;
}

const COLUMNS = ['Requested', 'Ordered', 'Open', 'Lapsed', '% Ordered', 'Median Days'];

const valuesOf = ({ Asked, Ordered, Open, Lapsed, Share, MedianDays }: ReorderFigure) => [
  Asked,
  Ordered,
  Open,
  Lapsed,
  `${Share}%`,
  daysText(MedianDays),
];

const Figures = ({ reps, shown, onShow }: FiguresProps) => (
  <div className="reorders-figures">
    <table>
      <caption className="visually-hidden">Reorders by Sales Rep</caption>
      <thead>
        <tr>
          {['Sales Rep', ...COLUMNS].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {reps.map((rep) => (
          <tr key={rep.RepID}>
            <th scope="row">
              <Button look="link" aria-pressed={rep.RepID === shown} onClick={() => onShow(rep.RepID)}>
                {rep.Rep}
              </Button>
            </th>
            {valuesOf(rep).map((value, at) => (
              <td key={COLUMNS[at]} data-label={COLUMNS[at]}>
                {value}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** How many reorders each rep requested and with what result, and the requests of one rep (REOR-06). */
export function Reorders({ onClose }: DialogProps<'orders/reorders'>) {
  const { data, isError, refetch } = useQuery(reorderFiguresQuery());
  const [chosen, setChosen] = useState<number>();
  const reps = data?.Reps ?? [];
  const shown = reps.find(({ RepID }) => RepID === chosen) ?? reps[0];
  return (
    <Modal title="Reorders" subtitle="Requested in the last 12 months" size="large" onClose={onClose}>
      <p className="reorders-rule">
        A request counts as ordered when the company orders the same product within {REORDER_DAYS} days.
        Otherwise, the request lapses.
      </p>
      {isError && (
        <p role="alert">
          The reorders could not be loaded.{' '}
          <Button look="link" onClick={() => void refetch()}>
            Try Again
          </Button>
        </p>
      )}
      {data === undefined && !isError && <output>{LOADING}</output>}
      {data !== undefined && reps.length === 0 && (
        <p>No reorders were requested in this period. You can request one from any order line.</p>
      )}
      {shown !== undefined && (
        <>
          <Figures reps={reps} shown={shown.RepID} onShow={setChosen} />
          <ReorderRequestList key={shown.RepID} rep={shown} onClose={onClose} />
        </>
      )}
    </Modal>
  );
}
