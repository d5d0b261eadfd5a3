import type { Plan } from '@galley/server/quotes/rules/quoteRules';
import type { QuoteTerms } from '@galley/server/quotes/writing/contract';
import { useWatch, type UseFormReturn } from '@galley/shared/form';
import { Button, Icon } from '@galley/shared/ui';
import { useRef } from 'react';
import { fieldOf, NEW_LINE, type LineValues, type QuoteValues } from '../changes/quoteValues.ts';
import { LineFields } from './LineFields.tsx';
import { PasteLines } from './PasteLines.tsx';

interface Props {
  form: UseFormReturn<QuoteValues>;
  products: QuoteTerms['Products'];
  /** The products could not be loaded. */
  isFailed: boolean;
  plan: Plan;
  /** The current errors of the form. */
  faultsOf: (values: QuoteValues) => readonly { field: string; message: string }[];
}

type LineFaults = Partial<Record<keyof LineValues, string>>;

/** The lines of a quote, typed or pasted (QUOT-01, QUOT-23). */
export function LinesField({ form, products, isFailed, plan, faultsOf }: Props) {
  const { control, formState, setValue, clearErrors, getFieldState, getValues } = form;
  const list = useRef<HTMLOListElement>(null);
  const lines = useWatch({ control, name: 'lines' });
  // After an attempt to save, each line shows its current errors.
  const faults = formState.submitCount > 0 ? faultsOf(getValues()) : [];
  const faultsOfLine = (at: number): LineFaults => {
    const own = Object.fromEntries(
      faults.flatMap(({ field, message }) => {
        const name = fieldOf(field);
        const [, line, part] = /^lines\.(\d+)\.(\w+)$/.exec(name ?? '') ?? [];
        return Number(line) === at && part !== undefined ? [[part, message]] : [];
      }),
    );
    const names = Object.keys(NEW_LINE) as (keyof LineValues)[];
    const refused = names.flatMap((name) => {
      const message = getFieldState(`lines.${at}.${name}`, formState).error?.message;
      return message === undefined || own[name] !== undefined ? [] : [[name, message]];
    });
    return { ...Object.fromEntries(refused), ...own };
  };
  const change = (next: LineValues[]) => {
    clearErrors('lines');
    setValue('lines', next, { shouldDirty: true });
  };
  const focusLast = () =>
    list.current
      ?.querySelector<HTMLElement>('li:last-child [role="combobox"], li:last-child button')
      ?.focus();
  const own = getFieldState('lines', formState).error?.message;
  return (
    <section className="quote-lines" aria-labelledby="quote-lines">
      <h3 id="quote-lines">Lines</h3>
      {own !== undefined && (
        <p className="field-error" role="alert">
          {own}
        </p>
      )}
      <ol ref={list}>
        {lines.map((line, at) => (
          <LineFields
            // Lines have no other identity: two can be equal.
            // oxlint-disable-next-line react/no-array-index-key -- see above
            key={at}
            at={at}
            line={line}
            products={products}
            isFailed={isFailed}
            plan={plan}
            faults={faultsOfLine(at)}
            isAlone={lines.length === 1}
            onChange={(changed) => change(lines.map((one, place) => (place === at ? changed : one)))}
            onRemove={() => {
              change(lines.filter((_, place) => place !== at));
              list.current?.focus();
            }}
          />
        ))}
      </ol>
      <Button
        onClick={() => {
          change([...lines, NEW_LINE]);
          setTimeout(focusLast);
        }}
      >
        <Icon name="plus" /> Add Line
      </Button>
      <PasteLines
        products={products}
        plan={plan}
        onAdd={(added) =>
          change([...lines.filter((line) => JSON.stringify(line) !== JSON.stringify(NEW_LINE)), ...added])
        }
      />
    </section>
  );
}
