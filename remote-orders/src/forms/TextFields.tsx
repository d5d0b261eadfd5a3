import {
  ORDER_NUMBER_LENGTH,
  ORDER_TEXTS,
  type OrderFilter,
  type OrderText,
} from '@galley/shared/domain/orderFilter';
import { TextField } from '@galley/shared/ui';
import type { SearchFaults } from './orderSearch.ts';

interface Props {
  filters: OrderFilter;
  faults: SearchFaults;
  set: (change: Partial<OrderFilter>) => void;
}

/** What the fields take, where the label alone does not say it (ORDS-04). */
const HINTS: Partial<Record<OrderText, string>> = {
  dimensions: 'H’h” x W’w” or H’ x W’',
  shipping: 'Address, Track, Sign',
};
const NAMES = Object.keys(ORDER_TEXTS) as OrderText[];

const isFault = (name: OrderText): name is 'order' | 'invoice' => name === 'order' || name === 'invoice';

/** The text fields; a line has to match them all. */
export const TextFields = ({ filters, faults, set }: Props) => (
  <div className="form-grid">
    {NAMES.map((name) => (
      <TextField
        key={name}
        label={ORDER_TEXTS[name]}
        value={filters[name]}
        hint={HINTS[name]}
        error={isFault(name) ? faults[name] : undefined}
        inputMode={isFault(name) ? 'numeric' : 'text'}
        maxLength={isFault(name) ? ORDER_NUMBER_LENGTH : 200}
        autoComplete="off"
        onChange={(value) => set({ [name]: value })}
      />
    ))}
  </div>
);
