import { formatUsd } from '@galley/shared/domain/money';
import { lineCents } from '@galley/server/quotes/rules/quotePrices';
import { listCentsOf, pricedLine, type Plan } from '@galley/server/quotes/rules/quoteRules';
import type { QuoteTerms } from '@galley/server/quotes/writing/contract';
import { PickerField } from '@galley/shared/form';
import { Button, Icon, TextField } from '@galley/shared/ui';
import { formatHundredths } from '../changes/amounts.ts';
import { linesOf, type LineValues } from '../changes/quoteValues.ts';
import { DiscountFields } from './DiscountFields.tsx';

interface Props {
  at: number;
  line: LineValues;
  products: QuoteTerms['Products'];
  /** The products could not be loaded. */
  isFailed: boolean;
  plan: Plan;
  /** The line's errors, by field. */
  faults: Partial<Record<keyof LineValues, string>>;
  isAlone: boolean;
  onChange: (line: LineValues) => void;
  onRemove: () => void;
}

const priceIn = (plan: Plan, line: LineValues): number | undefined => {
  const [input] = linesOf([line]);
  return input === undefined ? undefined : listCentsOf(plan, input);
};

/** The line with a new product or quantity; its price follows the list price unless the user has typed one. */
function repriced(plan: Plan, before: LineValues, after: LineValues): LineValues {
  const [was, is] = [priceIn(plan, before), priceIn(plan, after)];
  const isOwn = before.price.trim() !== '' && (was === undefined || before.price !== formatHundredths(was));
  return isOwn ? after : { ...after, price: is === undefined ? '' : formatHundredths(is) };
}

function amountText(line: LineValues): string {
  const [input] = linesOf([line]);
  if (input === undefined) return '–';
  const cents = lineCents(pricedLine(input));
  return Number.isFinite(cents) ? formatUsd(cents / 100) : '–';
}

/** One line of a quote: product, quantity and price (QUOT-01). */
export function LineFields({
  at,
  line,
  products,
  isFailed,
  plan,
  faults,
  isAlone,
  onChange,
  onRemove,
}: Props) {
  const options = products.map(({ ID, Name }) => ({ value: ID, label: Name }));
  const chosen = options.find(({ value }) => value === line.product) ?? null;
  const list = priceIn(plan, line);
  const isOwnPrice = list !== undefined && line.price.trim() !== '' && line.price !== formatHundredths(list);
  const set = (change: Partial<LineValues>) => onChange({ ...line, ...change });
  const setPriced = (change: Partial<LineValues>) => onChange(repriced(plan, line, { ...line, ...change }));
  const text = (name: 'sizeLive' | 'sizeFinished' | 'design' | 'reason', label: string) => (
    <TextField
      label={label}
      value={line[name]}
      maxLength={200}
      autoComplete="off"
      error={faults[name]}
      onChange={(value) => set({ [name]: value })}
    />
  );
  return (
    <li>
      <fieldset className="quote-line">
        <legend>Line {at + 1}</legend>
        <div className="quote-line-fields">
          <div className="quote-product">
            <PickerField
              label="Product"
              options={options}
              value={chosen}
              isFailed={isFailed}
              error={faults.product}
              onChange={({ value }) => setPriced({ product: value })}
            />
          </div>
          {text('sizeLive', 'Live Size')}
          {text('sizeFinished', 'Finished Size')}
          <TextField
            label="Quantity"
            value={line.qty}
            inputMode="numeric"
            autoComplete="off"
            error={faults.qty}
            onChange={(qty) => setPriced({ qty })}
          />
          {text('design', 'Design')}
          <TextField
            label="Price Each ($)"
            value={line.price}
            inputMode="decimal"
            autoComplete="off"
            error={faults.price}
            hint={list === undefined ? undefined : `List price: ${formatUsd(list / 100)}`}
            onChange={(price) => set({ price })}
          />
          <DiscountFields
            label="Discount"
            kind={line.discountKind}
            text={line.discount}
            error={faults.discount}
            onChange={set}
          />
          {(isOwnPrice || line.reason !== '' || faults.reason !== undefined) && (
            <div className="quote-reason">{text('reason', 'Reason for the Price')}</div>
          )}
        </div>
        <div className="quote-line-end">
          <span aria-hidden="true">Amount</span>
          <output aria-label={`Amount of line ${at + 1}`}>{amountText(line)}</output>
          {!isAlone && (
            <Button aria-label={`Remove line ${at + 1}`} onClick={onRemove}>
              <Icon name="close" /> Remove
            </Button>
          )}
        </div>
      </fieldset>
    </li>
  );
}
