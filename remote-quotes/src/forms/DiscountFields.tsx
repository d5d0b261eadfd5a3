import type { DiscountKind } from '@galley/server/quotes/rules/quotePrices';
import { SelectField } from '@galley/shared/form';
import { TextField } from '@galley/shared/ui';

const KINDS: readonly { value: DiscountKind; label: string }[] = [
  { value: 'none', label: 'None' },
  { value: 'percent', label: '%' },
  { value: 'dollars', label: '$' },
];

interface Props {
  /** The label: 'Discount', or a line's. */
  label: string;
  kind: DiscountKind;
  text: string;
  error: string | undefined;
  onChange: (change: { discountKind?: DiscountKind; discount?: string }) => void;
}

/** A discount: percent or dollars, and the amount. */
export const DiscountFields = ({ label, kind, text, error, onChange }: Props) => (
  <div className="quote-discount">
    <SelectField
      label={label}
      value={kind}
      options={KINDS}
      onChange={(value) => {
        const discountKind = KINDS.find((one) => one.value === value)?.value ?? 'none';
        onChange(discountKind === 'none' ? { discountKind, discount: '' } : { discountKind });
      }}
    />
    {kind !== 'none' && (
      <TextField
        label={kind === 'percent' ? `${label} (%)` : `${label} ($)`}
        value={text}
        inputMode="decimal"
        autoComplete="off"
        error={error}
        onChange={(discount) => onChange({ discount })}
      />
    )}
  </div>
);
