import { formatUsd } from '@galley/shared/domain/money';
import { amountsOf, type Plan } from '@galley/server/quotes/rules/quoteRules';
import { inputOf, type QuoteValues } from '../changes/quoteValues.ts';

const amount = (cents: number): string => (Number.isFinite(cents) ? formatUsd(cents / 100) : '–');

/** The current totals of the form, by the server's rules (QUOT-03). */
export function QuoteTotals({ values, plan }: { values: QuoteValues; plan: Plan }) {
  const { subtotal, discount, shipping, total } = amountsOf(inputOf(values), plan);
  return (
    <dl className="quote-totals" aria-label="Totals">
      <div>
        <dt>Subtotal</dt>
        <dd>{amount(subtotal)}</dd>
      </div>
      <div>
        <dt>Discount</dt>
        <dd>{amount(-discount)}</dd>
      </div>
      <div>
        <dt>Shipping</dt>
        <dd>{amount(shipping)}</dd>
      </div>
      <div className="quote-total">
        <dt>Total</dt>
        <dd>{amount(total)}</dd>
      </div>
    </dl>
  );
}
