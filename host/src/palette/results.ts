import type { PaletteResponse, PaletteTextsResponse } from '@galley/server/day/palette/contract';
import { MOST_FOUND } from '@galley/server/day/rules/found';
import { foundGroups } from '@galley/server/day/rules/foundGroups';
import type { View } from '@galley/shared/contract/views';
import { foldName } from '@galley/shared/domain/foldName';
import type { Selection } from '@galley/shared/domain/selection';
import { viewUrl } from '@galley/shared/domain/view';
import type { NamedScreen } from '../federation/registry/releases.ts';
import { screenUrl } from '../federation/screens/screenUrl.ts';
import { opening } from '../opening.ts';
import { resultOf } from './actions.ts';
import type { Result } from './result.ts';

export interface Group {
  title: string;
  results: Result[];
}

/** The server's results: by names and numbers, and by text. */
export interface Found {
  records: PaletteResponse | undefined;
  texts: PaletteTextsResponse | undefined;
  views: readonly Result[];
}

/** Fewer characters are not sent to the server. */
export const TERM_MINIMUM = 2;

/** Links to the screens within a selection. Only screens with a place in the header; for others, their releases define palette entries. */
export const screenResults = (screens: readonly NamedScreen[], selection: Selection): Result[] =>
  screens
    .filter(({ place }) => place !== undefined)
    .map(({ remote, title }) => ({
      key: remote,
      label: `Go to ${title}`,
      url: opening(screenUrl(remote, selection)),
    }));

/** The views of all lists (PAL-12). */
export const viewResults = (
  views: readonly View[],
  screens: readonly NamedScreen[],
  selection: Selection,
): Result[] =>
  views.map((view) => ({
    key: `view-${view.ID}`,
    label: view.Name,
    detail: screens.find(({ remote }) => remote === view.List)?.title ?? view.List,
    url: viewUrl(view.List, view, selection),
  }));

/** Most used results first; unused ones keep their order. */
const byUse = (results: readonly Result[], scores: ReadonlyMap<string, number>): Result[] =>
  results.toSorted((one, other) => (scores.get(other.key) ?? 0) - (scores.get(one.key) ?? 0));

const containing = (results: readonly Result[], folded: string) =>
  results.filter(({ label, keywords = [] }) =>
    [label, ...keywords].some((text) => foldName(text).includes(folded)),
  );

/**
 * The results of the palette for a term, in groups; a group without results is left out. Records from the
 * server open without the selection, because they can be outside it (PAL-03, PAL-04).
 * @param scores how much the person uses a result, by its key (PAL-10)
 */
export function groupsOf(
  term: string,
  actions: readonly Result[],
  { records, texts, views }: Found,
  scores: ReadonlyMap<string, number>,
): Group[] {
  const folded = foldName(term);
  const groups: Group[] = [
    { title: 'Actions', results: containing(actions, folded) },
    { title: 'Views', results: folded === '' ? [] : containing(views, folded) },
  ];
  if (folded.length >= TERM_MINIMUM)
    for (const { title, found } of foundGroups(records, texts))
      groups.push({ title, results: found.map(resultOf) });
  return groups
    .filter(({ results }) => results.length > 0)
    .map(({ title, results }) => ({ title, results: byUse(results, scores) }));
}

/** Whether the server has found at least so many records of a kind. */
const hasAtLeast = (least: number, { records, texts }: Found): boolean =>
  [records, texts].some((lists) => Object.values(lists ?? {}).some(({ length }) => length >= least));

/** Whether the server has found records. */
export const hasFound = (found: Found): boolean => hasAtLeast(1, found);

/** Whether the server may have more records of a kind than it has found. */
export const isCut = (found: Found): boolean => hasAtLeast(MOST_FOUND, found);

/** The actions for a result, as a group. */
export const actionsOf = (result: Result, term: string, back: Result): Group[] => [
  { title: result.label, results: [...containing(result.actions ?? [], foldName(term)), back] },
];
