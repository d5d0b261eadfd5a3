import type { Density, TableView } from '../domain/tableView.ts';

/** A list by the address of its screen. */
export type ListName = string;

/** A view as stored in the browser. */
export interface KeptView {
  ID: number;
  Name: string;
  Query: string;
}

/** The initial state of a list, before the server responds: its pinned views in order, and its default view. */
export interface KeptViews {
  pinned: readonly KeptView[];
  default?: KeptView;
}

/** The user's preferred look of lists; kept in this browser, even after signing out (GRID-05). */
export interface Preferences {
  density: Density;
  /** The lists that are shown as tables; for activities, the window's width decides (ACT-04). */
  grids: Partial<Record<ListName, boolean>>;
  tables: Partial<Record<ListName, TableView>>;
  /** The calendar's period if activities are shown in a calendar; absent or empty: they are a list. */
  calendar?: string;
  /** As last sent by the server; undefined: unknown in this browser. */
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

/** The user's preferences in this browser. Unreadable ones, or those of another version, are ignored. */
export function readPreferences(storage: Storage, employeeUid: string): Preferences {
  let kept: unknown;
  try {
    // No exception if there are none yet: to locate a throw, V8 would parse the bundle again.
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
    // Storage is full. The choice lasts until the user leaves the page.
  }
}
