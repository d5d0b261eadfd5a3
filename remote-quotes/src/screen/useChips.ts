import { displayDate } from '@galley/shared/domain/displayDate';
import { filtersOn } from '@galley/shared/domain/filterCount';
import { quoteFilterParams, type QuoteFilter } from '@galley/server/quotes/rules/quoteFilter';
import { STATE_NAMES } from '@galley/server/quotes/rules/quoteStates';
import type { Selection } from '@galley/shared/domain/selection';
import { salesRepsQuery, useQuery } from '@galley/shared/http';
import { contactQuery } from '../http/contactQuery.ts';
import type { FilterChip } from '@galley/shared/ui';

interface State {
  selection: Selection;
  filters: QuoteFilter;
  setFilters: (change: Partial<QuoteFilter>) => void;
}

/** 'from Mon 11/23/2026 to …', or only one of the two. */
const between = (from: string, to: string, write: (one: string) => string): string =>
  [from === '' ? '' : `from ${write(from)}`, to === '' ? '' : `to ${write(to)}`]
    .filter((part) => part !== '')
    .join(' ');

/** Two bounds make one chip. */
const PAIRS = { least: 'most', sentfrom: 'sentto', validfrom: 'validto' } as const;

/** The active filters, in words. */
export function useChips({ selection, filters, setFilters }: State): FilterChip[] {
  const reps = useQuery({ ...salesRepsQuery(selection), enabled: filters.rep.length > 0 }).data;
  const { data: contact } = useQuery(contactQuery(filters.contact));
  const repName = (id: number) => reps?.find(({ value }) => value === id)?.label ?? String(id);
  const dollars = (text: string) => `$${text}`;
  const words: Partial<Record<keyof QuoteFilter, string>> = {
    state: `Status: ${filters.state.flatMap((state) => (state === 'any' ? [] : [STATE_NAMES[state]])).join(', ')}`,
    rep: `Sales Rep: ${filters.rep.map(repName).join(', ')}`,
    contact: `Contact: ${contact?.IndividualName ?? `#${filters.contact}`}`,
    number: `Quote Number: ${filters.number}`,
    product: `Product: ${filters.product.join(', ')}`,
    least: `Total: ${between(filters.least, filters.most, dollars)}`,
    sentfrom: `Sent: ${between(filters.sentfrom, filters.sentto, displayDate)}`,
    validfrom: `Valid Until: ${between(filters.validfrom, filters.validto, displayDate)}`,
  };
  const on = filtersOn(quoteFilterParams, filters);
  return (Object.keys(words) as (keyof QuoteFilter)[])
    .filter((name) => on.includes(name) || (name in PAIRS && on.includes(PAIRS[name as keyof typeof PAIRS])))
    .map((name) => {
      const other = name in PAIRS ? PAIRS[name as keyof typeof PAIRS] : undefined;
      return {
        text: words[name] ?? '',
        onRemove: () =>
          setFilters({
            [name]: quoteFilterParams[name].default,
            ...(other === undefined ? {} : { [other]: '' }),
          }),
      };
    });
}
