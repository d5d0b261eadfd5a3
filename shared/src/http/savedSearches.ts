import { queryOptions } from '@tanstack/react-query';
import type { SavedSearch, SavedSearchSave } from '../contract/savedSearches.ts';
import { newKey } from './key.ts';
import { request } from './request.ts';

const path = '/v1/saved-searches';

/** The searches that the person keeps for a list. */
export const savedSearchesQuery = (list: SavedSearchSave['List']) =>
  queryOptions({
    queryKey: ['savedSearches', list],
    queryFn: ({ signal }) => request<SavedSearch[]>({ method: 'GET', path, query: { list }, signal }),
  });

/** Keeps a search under a name; one of that name is replaced. */
export const saveSearch = (body: SavedSearchSave): Promise<SavedSearch> =>
  request<SavedSearch>({ method: 'POST', path, body, key: newKey() });

export const deleteSearch = (id: number): Promise<boolean> =>
  request<boolean>({ method: 'DELETE', path, query: { id } });
