import {
  NUMBERS_IN,
  ORDER_TEXTS,
  type OrderFilter,
  type OrderText,
} from '@galley/server/orders/rules/orderFilter';
import { TextField } from '@galley/shared/ui';
import { ProductField } from './ProductField.tsx';

interface Props {
  filters: OrderFilter;
  set: (change: Partial<OrderFilter>) => void;
}

/** Hints for the fields whose labels alone don't say what to enter (ORDS-04). */
const HINTS: Partial<Record<OrderText, string>> = {
  dimensions: "H'h'' x W'w'' or H' x W'",
  shipping: 'Address, Track, Sign',
};
const NAMES = Object.keys(ORDER_TEXTS) as OrderText[];

const isNumber = (name: OrderText): name is keyof typeof NUMBERS_IN => name in NUMBERS_IN;

interface FieldProps extends Props {
  name: keyof typeof NUMBERS_IN;
}

function NumberField({ name, filters, set }: FieldProps) {
  const taken = NUMBERS_IN[name];
  return (
    <TextField
      label={ORDER_TEXTS[name]}
      value={filters[name]}
      inputMode="numeric"
      autoComplete="off"
      // Block an invalid character before it's inserted, so that the caret doesn't move.
      onBeforeInput={(event) => {
        if (event.data?.length === 1 && /[^\d-]/.test(event.data)) event.preventDefault();
      }}
      onChange={(value) => set({ [name]: taken(value) })}
    />
  );
}

/** The text fields; a line has to match them all. */
export const TextFields = ({ filters, set }: Props) => (
  <div className="form-grid">
    {NAMES.map((name) =>
      name === 'product' ? (
        <ProductField key={name} products={filters.product} onChange={(product) => set({ product })} />
      ) : isNumber(name) ? (
        <NumberField key={name} name={name} filters={filters} set={set} />
      ) : (
        <TextField
          key={name}
          label={ORDER_TEXTS[name]}
          value={filters[name]}
          hint={HINTS[name]}
          maxLength={200}
          autoComplete="off"
          onChange={(value) => set({ [name]: value })}
        />
      ),
    )}
  </div>
);
