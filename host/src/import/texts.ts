import { USUAL_FIRST } from '@galley/server/exchange/rules/contents';
import type { FileImport, ImportState } from '@galley/server/exchange/imports/contract';
import {
  LIST_SOURCE,
  PROGRAMS,
  type ImportList,
  type ImportVerdict,
} from '@galley/server/exchange/rules/fileImports';
import { formatCount } from '@galley/shared/domain/count';

const titleCase = (words: readonly string[]): string =>
  words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');

/** 'account-owners' becomes 'Account Owners'. */
export const resourceName = (resource: string): string => titleCase(resource.split('-'));

/** A field's label as the label of an input: 'Account owner' becomes 'Account Owner'; a note in parentheses stays as it is. */
export function inputLabel(label: string): string {
  const [name = '', ...note] = label.split(/(?= \()/);
  return titleCase(name.split(' ')) + note.join('');
}

/** 'Companies' becomes 'Company', and 'Addresses' becomes 'Address'. */
const singular = (name: string): string => name.replace(/ies$/, 'y').replace(/(ss)es$|s$/, '$1');

/** One record of a resource: 'Company c-12'. */
export const recordName = (resource: string, id: string): string =>
  `${singular(resourceName(resource))} ${id}`;

/** The kinds of records, the most common ones first. */
export const RESOURCE_OPTIONS = USUAL_FIRST.map((value) => ({ value, label: resourceName(value) }));

/** The option for a list of companies and their people. */
export const BOTH = 'both';
export const CONTENT_OPTIONS = [{ value: BOTH, label: 'Companies and Contacts' }, ...RESOURCE_OPTIONS];

/** The page's name for a file's content. */
export const contentOf = ({ resource, map }: Pick<FileImport, 'resource' | 'map'>): string =>
  map.people === undefined ? resource : BOTH;
export const contentName = (one: Pick<FileImport, 'resource' | 'map'>): string =>
  CONTENT_OPTIONS.find(({ value }) => value === contentOf(one))?.label ?? one.resource;

/** A source in words: 'HubSpot'. */
export const sourceName = (source: string): string =>
  source === LIST_SOURCE
    ? 'Excel or another spreadsheet'
    : (PROGRAMS.find((program) => program.source === source)?.name ?? source);

export const LIST_NAMES: Readonly<Record<ImportList, string>> = {
  created: 'Add',
  changed: 'Update',
  unchanged: 'No Change',
  deleted: 'Delete',
  refused: 'Can’t Be Imported',
  kept: 'Some Fields Kept',
  double: 'Already in Galley',
};
/** The names of the lists after the import. */
export const DONE_NAMES: Readonly<Record<ImportList, string>> = {
  ...LIST_NAMES,
  created: 'Added',
  changed: 'Updated',
  deleted: 'Deleted',
  refused: 'Not Imported',
};

/** After the number of records, in the list of imports. */
export const COUNTED: Readonly<Record<ImportVerdict, string>> = {
  created: 'added',
  changed: 'updated',
  unchanged: 'unchanged',
  deleted: 'deleted',
  refused: 'not imported',
  kept: 'with some fields kept',
};
/** The same before the import. */
export const COUNTED_BEFORE: Readonly<Record<ImportVerdict, string>> = {
  ...COUNTED,
  created: 'to add',
  changed: 'to update',
  deleted: 'to delete',
  refused: 'can’t be imported',
};

const STATES: Readonly<Record<ImportState, string>> = {
  open: 'Not checked yet',
  checking: 'Checking',
  checked: 'Checked. Nothing has been imported yet.',
  applying: 'Importing',
  stopped: 'Stopped',
  done: 'Imported',
  cancelled: 'Canceled',
  undoing: 'Undoing',
  halfUndone: 'Partly undone',
  undone: 'Undone',
};

/** The progress: 'Canceled after 1,000 of 2,500 rows'. */
export function stateText({ state, position, rows, restored }: FileImport): string {
  if (state === 'cancelled' && position === 0) return 'Canceled. Nothing was imported.';
  if (state === 'cancelled' || state === 'stopped')
    return `${STATES[state]} after ${formatCount(position)} of ${rowsText(rows)}`;
  if (state === 'halfUndone' || state === 'undone') return `${STATES[state]}: ${recordsText(restored)}`;
  return STATES[state];
}

const counted = (count: number, noun: string) => `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;

/** '1 record', '1,204 records'. */
export const recordsText = (count: number): string => counted(count, 'record');

/** '1 row', '1,204 rows'. */
export const rowsText = (count: number): string => counted(count, 'row');
