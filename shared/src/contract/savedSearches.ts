import { Type, type Static } from 'typebox';
import { Answer, Id } from './common.ts';

/** The lists whose searches are kept. */
export const SavedSearchList = Type.Union([
  Type.Literal('activities'),
  Type.Literal('companies'),
  Type.Literal('contacts'),
  Type.Literal('orders'),
]);

/** A search that a person keeps: the query of the list's address. */
export const SavedSearch = Type.Object({ ID: Id, Name: Type.String(), Query: Type.String() });
export type SavedSearch = Static<typeof SavedSearch>;

/** A name that the list already has is given the new query. */
export const SavedSearchSave = Type.Object(
  {
    List: SavedSearchList,
    Name: Type.String({ minLength: 1, maxLength: 80 }),
    Query: Type.String({ maxLength: 4000 }),
  },
  { additionalProperties: false },
);
export type SavedSearchSave = Static<typeof SavedSearchSave>;

export const savedSearchCalls = {
  savedSearches: {
    number: 108,
    method: 'GET',
    path: '/v1/saved-searches',
    querystring: Type.Object({ list: SavedSearchList }),
    response: Type.Array(SavedSearch),
  },
  savedSearchSave: {
    number: 109,
    method: 'POST',
    path: '/v1/saved-searches',
    body: SavedSearchSave,
    response: SavedSearch,
  },
  savedSearchDelete: {
    number: 110,
    method: 'DELETE',
    path: '/v1/saved-searches',
    querystring: Type.Object({ id: Id }),
    response: Answer,
  },
} as const;
