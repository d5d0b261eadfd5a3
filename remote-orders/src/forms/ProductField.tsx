import { MOST_TEXTS } from '@galley/shared/domain/several';
import { MultiPickerField } from '@galley/shared/form';

interface Props {
  products: readonly string[];
  onChange: (products: string[]) => void;
}

const LONGEST = 200;
const NO_NAMES: [] = [];

/** Parts of product names; a line has to match one of them (ORDS-07). The user types each part: there is no list to choose from. */
export function ProductField({ products, onChange }: Props) {
  const add = (typed: string) => {
    const text = typed.trim().slice(0, LONGEST);
    const isNew = text !== '' && !products.includes(text) && products.length < MOST_TEXTS;
    return isNew ? { value: products.length, label: text, offer: `Add “${text}”` } : null;
  };
  return (
    <MultiPickerField
      label="Product"
      options={NO_NAMES}
      values={products.map((label, value) => ({ value, label }))}
      create={add}
      placeholder="All"
      prompt={
        products.length < MOST_TEXTS
          ? 'Type part of a product name, then press Enter.'
          : `You can search for up to ${MOST_TEXTS} products.`
      }
      onChange={(values) => onChange(values.map(({ label }) => label))}
    />
  );
}
