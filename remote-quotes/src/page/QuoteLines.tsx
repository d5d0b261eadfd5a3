import { formatCount } from '@galley/shared/domain/count';
import { formatUsd } from '@galley/shared/domain/money';
import type { QuoteContent } from '@galley/server/quotes/contract';

const usd = (cents: number): string => formatUsd(cents / 100);

/** The lines and totals of a quote as the customer sees them; next to a price, why it differs from the list price. */
export function QuoteLines({ content }: { content: QuoteContent }) {
  const sums = [
    ...(content.DiscountCents > 0 || content.ShippingCents > 0
      ? [['Subtotal', usd(content.SubtotalCents)]]
      : []),
    ...(content.DiscountCents > 0 ? [['Discount', usd(-content.DiscountCents)]] : []),
    ...(content.ShippingCents > 0 ? [['Shipping', usd(content.ShippingCents)]] : []),
    ['Total', usd(content.TotalCents)],
  ] as const;
  return (
    <section className="quote-panel" aria-labelledby="quote-lines-title">
      <h2 id="quote-lines-title">Lines</h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard on a phone */}
      <div className="quote-table" role="region" aria-label="Quote lines" tabIndex={0}>
        <table>
          <thead>
            <tr>
              <th scope="col">Product</th>
              <th scope="col">Quantity</th>
              <th scope="col">Each</th>
              <th scope="col">Amount</th>
            </tr>
          </thead>
          <tbody>
            {content.Lines.map((line, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same
              <tr key={at}>
                <th scope="row">
                  {line.Product}
                  <small>
                    {[
                      line.SizeLive && `Live ${line.SizeLive}`,
                      line.SizeFinished && `Finished ${line.SizeFinished}`,
                      line.Design,
                    ]
                      .filter((part) => part !== '')
                      .join(' · ')}
                  </small>
                </th>
                <td>{formatCount(line.Qty)}</td>
                <td>
                  {usd(line.UnitCents)}
                  {line.DiscountKind !== 'none' && (
                    <small>
                      less{' '}
                      {line.DiscountKind === 'percent'
                        ? `${line.DiscountValue / 100}%`
                        : usd(line.DiscountValue)}
                    </small>
                  )}
                  {line.ListCents !== null && line.ListCents !== line.UnitCents && (
                    <small title={line.PriceReason}>
                      list {usd(line.ListCents)}: {line.PriceReason}
                    </small>
                  )}
                </td>
                <td>{usd(line.TotalCents)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            {sums.map(([label, amount]) => (
              <tr key={label}>
                <th scope="row" colSpan={3}>
                  {label}
                </th>
                <td>{amount}</td>
              </tr>
            ))}
          </tfoot>
        </table>
      </div>
    </section>
  );
}
