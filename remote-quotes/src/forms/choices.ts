import type { TrendGroupsResponse } from '@galley/shared/contract/lookups';
import type { QuoteTerms } from '@galley/server/quotes/writing/contract';
import { trendGroupsQuery, useQuery } from '@galley/shared/http';
import { quoteTermsQuery } from '../http/quotes.ts';

interface Choice {
  value: number;
  label: string;
}

/** The choices for a quote's fields; empty until they have loaded. */
export interface Choices {
  contacts: readonly Choice[];
  reps: readonly Choice[];
  addresses: readonly Choice[];
  products: readonly Choice[];
}

const choicesOf = (
  terms: QuoteTerms | undefined,
  employees: TrendGroupsResponse['Employees'] | undefined,
): Choices => ({
  contacts: (terms?.Contacts ?? []).map(({ ID, Name }) => ({ value: ID, label: Name })),
  reps: (employees ?? []).map(({ value, label }) => ({ value, label })),
  addresses: (terms?.Addresses ?? []).map(({ ID, Lines }) => ({ value: ID, label: Lines.join(', ') })),
  products: (terms?.Products ?? []).map(({ ID, Name }) => ({ value: ID, label: Name })),
});

/** The label of a choice; its number if it isn't among the choices, such as a contact of another company. */
export const labelOf = (choices: readonly Choice[], value: number): string =>
  value === 0 ? '' : (choices.find((choice) => choice.value === value)?.label ?? `#${value}`);

/** The options and terms for a company's quote, with the choices for its fields. @param company 0: none yet */
export function useChoices(company: number) {
  const { data: options, isLoadingError: hasNoOptions } = useQuery(trendGroupsQuery());
  const { data: terms, isLoadingError: hasNoTerms } = useQuery(quoteTermsQuery(company));
  return { options, hasNoOptions, terms, hasNoTerms, choices: choicesOf(terms, options?.Employees) };
}
