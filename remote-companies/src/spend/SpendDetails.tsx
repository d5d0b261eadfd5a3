import { formatUsd } from '@galley/shared/domain/money';
import { businessToday, type DialogProps } from '@galley/shared/store';
import { Modal } from '@galley/shared/ui';
import '../styles/main.scss';
import { SpendChart } from './SpendChart.tsx';
import { yearFigures } from './spendFigures.ts';

/** What a company spent this year and in the five before it, as a chart with its figures (COMP-04). */
export function SpendDetails({ dialog: { company, spend }, onClose }: DialogProps<'companies/spend'>) {
  const figures = yearFigures(spend, Number(businessToday().slice(0, 4)));
  return (
    <Modal title="Last 5 Years" subtitle={company.CustomerDisplayName} size="medium" onClose={onClose}>
      {figures.some(({ amount }) => amount !== 0) && <SpendChart figures={figures} />}
      <table className="spend-table">
        <caption className="visually-hidden">Spend for {company.CustomerDisplayName} by Year</caption>
        <thead>
          <tr>
            <th scope="col">Year</th>
            <th scope="col">Spend</th>
          </tr>
        </thead>
        <tbody>
          {figures.toReversed().map(({ year, amount, isSoFar }) => (
            <tr key={year}>
              <th scope="row">{isSoFar ? `${year} to Date` : year}</th>
              <td>{formatUsd(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  );
}
