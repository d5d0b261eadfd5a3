import type { SavedSearch, SavedSearchSave } from '@galley/shared/contract/savedSearches';
import { newKey, queryOptions, request } from '@galley/shared/http';

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
