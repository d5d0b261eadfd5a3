import type { Density, TableView } from '../domain/tableView.ts';

/** A list by the address of its screen. */
export type ListName = string;

/** A view as the browser remembers it. */
export interface KeptView {
  ID: number;
  Name: string;
  Query: string;
}

/** What a list begins with, before the server is asked: its pinned views in their order, and the one that it opens with. */
export interface KeptViews {
  pinned: readonly KeptView[];
  default?: KeptView;
}

/** How a person wants their lists to look; kept in this browser, also over a sign-out (GRID-05). */
export interface Preferences {
  density: Density;
  /** The lists that are shown as a table; activities follow the window's width instead (ACT-04). */
  grids: Partial<Record<ListName, boolean>>;
  tables: Partial<Record<ListName, TableView>>;
  /** How much of a calendar the activities are; absent or empty: they are a list. */
  calendar?: string;
  /** As the server said last; undefined: nothing is known at this browser. */
  views?: Partial<Record<ListName, KeptViews>>;
  /** The remote whose screen opens after signing in, while it runs (MYD-08); empty or undefined: Activities. */
  start?: string;
}

export const NO_PREFERENCES: Preferences = { density: 'comfortable', grids: {}, tables: {} };

const keyOf = (employeeUid: string) => `galley.view.${employeeUid}`;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((text) => typeof text === 'string');
const isNumbers = (value: unknown): value is Record<string, number> =>
  isObject(value) && Object.values(value).every((width) => Number.isFinite(width));

const tableOf = ({ order, hidden, widths }: Record<string, unknown>): TableView => ({
  ...(isTexts(order) && { order }),
  ...(isTexts(hidden) && { hidden }),
  ...(isNumbers(widths) && { widths }),
});

const isView = (value: unknown): value is KeptView =>
  isObject(value) &&
  Number.isInteger(value['ID']) &&
  typeof value['Name'] === 'string' &&
  typeof value['Query'] === 'string';
const viewsOf = ({ pinned, default: opening }: Record<string, unknown>): KeptViews => ({
  pinned: Array.isArray(pinned) ? pinned.filter(isView) : [],
  ...(isView(opening) && { default: opening }),
});

const entriesOf = (value: unknown) => (isObject(value) ? Object.entries(value) : []);

const REMOTE = /^[a-z][a-z0-9-]*$/;

/** What a person chose at this browser. What can't be read, or is from another version, counts as not chosen. */
export function readPreferences(storage: Storage, employeeUid: string): Preferences {
  let kept: unknown;
  try {
    // Not by an exception for whoever has none yet: V8 parses the bundle again to say where one was thrown.
    kept = JSON.parse(storage.getItem(keyOf(employeeUid)) ?? 'null');
  } catch {
    return NO_PREFERENCES;
  }
  if (!isObject(kept)) return NO_PREFERENCES;
  return {
    density: kept['density'] === 'compact' ? 'compact' : 'comfortable',
    grids: Object.fromEntries(
      entriesOf(kept['grids']).flatMap(([list, isOn]) => (typeof isOn === 'boolean' ? [[list, isOn]] : [])),
    ),
    tables: Object.fromEntries(
      entriesOf(kept['tables']).flatMap(([list, table]) => (isObject(table) ? [[list, tableOf(table)]] : [])),
    ),
    ...(typeof kept['calendar'] === 'string' && { calendar: kept['calendar'] }),
    ...(typeof kept['start'] === 'string' && REMOTE.test(kept['start']) && { start: kept['start'] }),
    ...(isObject(kept['views']) && {
      views: Object.fromEntries(
        entriesOf(kept['views']).flatMap(([list, views]) =>
          isObject(views) ? [[list, viewsOf(views)]] : [],
        ),
      ),
    }),
  };
}

export function keepPreferences(storage: Storage, employeeUid: string, preferences: Preferences): void {
  try {
    storage.setItem(keyOf(employeeUid), JSON.stringify(preferences));
  } catch {
    // Storage is full. The choice holds until the page is left.
  }
}
