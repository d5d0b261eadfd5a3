import type { PaletteResponse } from '@galley/shared/contract/palette';
import type { View } from '@galley/shared/contract/views';
import { screenUrl, type Selection } from '@galley/shared/domain/selection';
import { viewUrl } from '@galley/shared/domain/view';
import { opening } from '../opening.ts';

/** One thing to choose: a place in the app, or something to do. */
export type Result = { key: string; label: string; detail?: string } & (
  | { url: string }
  | { run: () => void }
);

export interface Group {
  title: string;
  results: Result[];
}

/** Fewer characters are not sent to the server. */
export const TERM_MINIMUM = 2;

/** The filter of the orders list that finds a line whatever its date: range 7 is All, and a search was applied. */
const orderUrl = (order: string) => `/orders?${new URLSearchParams({ order, range: '7', apply: 'yes' })}`;

/** Where the screens are, under a selection. */
export const screenResults = (selection: Selection): Result[] =>
  (['activities', 'companies', 'contacts', 'orders'] as const).map((name) => ({
    key: name,
    label: `Go to ${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    url: opening(screenUrl(name, selection)),
  }));

/** The views of all lists (PAL-08). */
export const viewResults = (views: readonly View[], selection: Selection): Result[] =>
  views.map((view) => ({
    key: `view-${view.ID}`,
    label: view.Name,
    detail: `${view.List.charAt(0).toUpperCase()}${view.List.slice(1)}`,
    url: viewUrl(view.List, view, selection),
  }));

/**
 * The results of the palette for a term, in groups; a group without results is left out. What the server found
 * opens without the selection: it may lie elsewhere (PAL-03, PAL-04).
 */
export function groupsOf(
  term: string,
  actions: readonly Result[],
  found: PaletteResponse | undefined,
  views: readonly Result[] = [],
): Group[] {
  const wanted = term.trim().toLowerCase();
  const named = (results: readonly Result[]) =>
    results.filter(({ label }) => label.toLowerCase().includes(wanted));
  const groups: Group[] = [
    { title: 'Actions', results: named(actions) },
    { title: 'Views', results: wanted === '' ? [] : named(views) },
  ];
  if (found !== undefined && wanted.length >= TERM_MINIMUM) {
    groups.push(
      {
        title: 'Companies',
        results: found.Companies.map(({ value, label, TrendGroupId }) => ({
          key: `company-${value}`,
          label,
          url: screenUrl('companies', { parentId: TrendGroupId, companyId: value }),
        })),
      },
      {
        title: 'Contacts',
        results: found.Contacts.map(({ value, label, Company }) => ({
          key: `contact-${value}`,
          label,
          detail: Company,
          url: `/contacts?contact=${value}`,
        })),
      },
      {
        title: 'Orders',
        results: found.Orders.map(({ label, Advertiser }) => ({
          key: `order-${label}`,
          label,
          detail: Advertiser,
          url: orderUrl(label),
        })),
      },
    );
  }
  return groups.filter(({ results }) => results.length > 0);
}
