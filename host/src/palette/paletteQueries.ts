import type { PaletteResponse, PaletteTextsResponse } from '@galley/server/day/palette/contract';
import { responseOf, queryOptions } from '@galley/shared/http';
import { keepPreviousData } from '@tanstack/react-query';

/** Call 103: companies, contacts and order lines by one term. Earlier results stay until the response arrives. */
export const paletteQuery = (term: string) =>
  queryOptions({
    queryKey: ['palette', term],
    enabled: term.length >= 2,
    placeholderData: keepPreviousData,
    queryFn: responseOf<PaletteResponse>({ path: '/v1/palette', query: { term } }),
  });

/** Call 195: activities and order lines by their text. */
export const paletteTextsQuery = (term: string) =>
  queryOptions({
    queryKey: ['palette', 'texts', term],
    enabled: term.length >= 3,
    placeholderData: keepPreviousData,
    queryFn: responseOf<PaletteTextsResponse>({ path: '/v1/palette/texts', query: { term } }),
  });
