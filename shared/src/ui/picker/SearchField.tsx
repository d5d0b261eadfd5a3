import { hashKey, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import { TEXT_FILTER_MS } from '../../domain/throttle.ts';
import { useFailureToast } from '../toast/useFailureToast.ts';
import { searchLabels, type PickerOption } from './searchLabels.ts';
import { PickerField } from './PickerField.tsx';
import { useThrottled } from './useThrottled.ts';

/** The minimum number of characters for a search (FIND-06). */
const MINIMUM = 3;
const NONE: readonly PickerOption[] = [];

interface Props<T extends PickerOption, K extends QueryKey> {
  label: string;
  value: PickerOption | null;
  onChange: (option: T) => void;
  onClear?: () => void;
  /** The call that finds options for a term of at least three characters; its key: a name, the term, and its filters. */
  queryOf: (term: string) => UseQueryOptions<T[], Error, T[], K>;
  /** The options before anything is typed. */
  suggestions?: readonly T[] | undefined;
  error?: string | undefined;
  /** The toast for a failed search; absent: only the picker shows the failure. */
  failure?: string;
  disabled?: boolean;
  /** An option to create from the term, once its matches are known. */
  create?: (term: string) => T | null;
}

const asFound = <T,>(options: T): T => options;
/** Identifies the searched list: the key without the term. */
const listOf = ([name, , ...narrowing]: QueryKey) => hashKey([name, ...narrowing]);

/** A picker with a server-side search; further typing cancels a pending search. */
export function SearchField<T extends PickerOption, K extends QueryKey>(props: Props<T, K>) {
  const { queryOf, suggestions = [], failure, onChange, create, ...picker } = props;
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const term = useThrottled(wanted, TEXT_FILTER_MS);
  const isLong = wanted.length >= MINIMUM;
  const isSearch = isLong && term.length >= MINIMUM;
  const asked = queryOf(term);
  const query = useQuery({
    ...asked,
    enabled: isSearch,
    placeholderData: (known, before) =>
      before !== undefined && listOf(before.queryKey) === listOf(asked.queryKey) ? known : undefined,
  });
  const { data, isFetching, isError, isPlaceholderData } = query;
  useFailureToast(query, failure);
  const options: readonly T[] = isSearch ? (data ?? []) : suggestions;
  const isFound = isSearch && term === wanted && data !== undefined && !isPlaceholderData;
  return (
    <PickerField
      {...picker}
      options={options.length === 0 ? NONE : options}
      minSearch={suggestions.length > 0 ? 0 : MINIMUM}
      // The server's matches keep their order. Suggestions, and matches of another term, are filtered here.
      search={isFound ? asFound : searchLabels}
      onSearchChange={setTyped}
      // Reopening continues a search that was long enough (CONT-02).
      initialSearch={isLong ? typed : ''}
      isLoading={isFetching || (isLong && term !== wanted)}
      isFailed={isSearch && isError && !isFetching}
      create={isFound ? create : undefined}
      onChange={(option) => {
        setTyped('');
        const isNew = option.offer !== undefined;
        const chosen = isNew ? create?.(option.label) : options.find(({ value }) => value === option.value);
        if (chosen) onChange(chosen);
      }}
    />
  );
}
