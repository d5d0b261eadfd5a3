import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { PaletteResponse } from '../contract/palette.ts';
import { request } from './request.ts';

/** Call 103: companies, contacts and order lines by one term. What was found before stays until the answer comes. */
export const paletteQuery = (term: string) =>
  queryOptions({
    queryKey: ['palette', term],
    enabled: term.length >= 2,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      request<PaletteResponse>({ method: 'GET', path: '/v1/palette', query: { term }, signal }),
  });
