import { formatCount } from '@galley/shared/domain/count';
import { listCents } from '@galley/server/quotes/rules/quotePrices';
import type { Plan } from '@galley/server/quotes/rules/quoteRules';
import type { QuoteTerms } from '@galley/server/quotes/writing/contract';
import { TextAreaField } from '@galley/shared/form';
import { Button } from '@galley/shared/ui';
import { useState } from 'react';
import type { LineValues } from '../changes/quoteValues.ts';
import { PASTED_COLUMNS, pastedLines } from './pastedLines.ts';

interface Props {
  products: QuoteTerms['Products'];
  plan: Plan;
  onAdd: (lines: LineValues[]) => void;
}

/** Lines from a spreadsheet (QUOT-23): paste, review, and add them to the existing ones. */
export function PasteLines({ products, plan, onAdd }: Props) {
  const [text, setText] = useState('');
  const [faults, setFaults] = useState<readonly string[]>([]);
  const priceOf = (product: number, qty: number) => listCents(plan.products.get(product) ?? [], qty);
  const add = () => {
    const pasted = pastedLines(text, products, priceOf);
    setFaults(pasted.faults);
    if (pasted.lines.length === 0) return;
    onAdd(pasted.lines);
    setText('');
  };
  return (
    <details className="quote-paste">
      <summary>Paste Lines from a Spreadsheet</summary>
      <TextAreaField
        label="Rows from a Spreadsheet"
        hint={`Columns: ${PASTED_COLUMNS.join(', ')}. If there’s no price, Galley uses the list price.`}
        rows={4}
        value={text}
        onChange={setText}
      />
      <Button disabled={text.trim() === ''} onClick={add}>
        Add Lines
      </Button>
      <div role="status">
        {faults.length > 0 && (
          <ul className="quote-paste-faults">
            {faults.slice(0, 10).map((fault) => (
              <li key={fault}>{fault}</li>
            ))}
            {faults.length > 10 && <li>and {formatCount(faults.length - 10)} more</li>}
          </ul>
        )}
      </div>
    </details>
  );
}
