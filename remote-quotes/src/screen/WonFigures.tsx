import { formatCount } from '@galley/shared/domain/count';
import { formatUsd } from '@galley/shared/domain/money';
import { useQuery } from '@galley/shared/http';
import { Button, Modal } from '@galley/shared/ui';
import { quoteFiguresQuery } from '../http/quotes.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
/** '2026-11' as 'Nov 2026'. */
const monthText = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1] ?? ''} ${month.slice(0, 4)}`;

/** Won quotes of the last 12 months by rep and month, as count and value (QUOT-20). */
export function WonFigures({ onClose }: { onClose: () => void }) {
  const { data, isError, refetch } = useQuery(quoteFiguresQuery());
  return (
    <Modal title="Won Quotes" subtitle="Last 12 months, by order date" onClose={onClose}>
      {isError && (
        <p role="alert">
          The won quotes could not be loaded.{' '}
          <Button look="link" onClick={() => void refetch()}>
            Try Again
          </Button>
        </p>
      )}
      {data?.Won.length === 0 && <p>No quotes won in the last 12 months.</p>}
      {data !== undefined && data.Won.length > 0 && (
        <div className="table-region">
          <table className="quote-won">
            <thead>
              <tr>
                <th scope="col">Month</th>
                <th scope="col">Sales Rep</th>
                <th scope="col">Won</th>
                <th scope="col">Total</th>
              </tr>
            </thead>
            <tbody>
              {data.Won.map(({ RepID, Rep, Month, Count, TotalCents }) => (
                <tr key={`${Month} ${RepID}`}>
                  <th scope="row">{monthText(Month)}</th>
                  <td>{Rep}</td>
                  <td>{formatCount(Count)}</td>
                  <td>{formatUsd(TotalCents / 100)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Modal>
  );
}
