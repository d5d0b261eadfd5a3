import { fieldNamesOf, fieldsOf, type FeedResource } from '../rules/feedFields.ts';
import { KNOWN_BY_THEMSELVES } from '../rules/fileImports.ts';
import { foldName } from '@galley/shared/domain/foldName';
import { headingsOf, MORE, plainHeading } from './headings.ts';
import { readDayText } from './days.ts';
import { flagOf } from './flags.ts';
import { numberOf } from './numbers.ts';

/** The column of each field, or the columns that are joined into it; 'auto' for the external id: no column has it. */
export type Columns = Record<string, string | string[]>;

/** The names by which Galley knows people and account owners, folded; people also by email. */
export interface KnownNames {
  people: ReadonlySet<string>;
  accountOwners: ReadonlySet<string>;
}

/** A file's headings and the first rows below them. */
export interface Beginning {
  headings: readonly string[];
  samples: readonly (readonly string[])[];
}

const digitsIn = (text: string) => text.replaceAll(/\D/g, '').length;
const isPhone = (text: string) => digitsIn(text) >= 5;

/** Whether the values in a column are plausible for a field. A few wrong ones don't matter: their rows are refused (IMPO-15). */
function fits(resource: FeedResource, field: string, values: readonly string[], known?: KnownNames): boolean {
  const said = values.filter((value) => value !== '');
  const most = (isPlausible: (value: string) => boolean) => said.filter(isPlausible).length > said.length / 2;
  if (field === 'externalId') return said.length === values.length && new Set(said).size === said.length;
  if (said.length === 0) return true;
  if (field === 'salesRep' || field === 'salesContact') {
    return (
      known === undefined || said.some((value) => known.people.has(foldName(value)) || value.includes('@'))
    );
  }
  if (field === 'accountOwner')
    return known === undefined || most((value) => known.accountOwners.has(foldName(value)));
  if (field === 'email') return most((value) => value.includes('@'));
  if (field === 'phone' || field === 'cell' || field === 'fax') return said.some(isPhone);
  if (field === 'zip' || field === 'shipTo.zip') return most((value) => /\d/.test(value));
  if (field === 'url') return most((value) => value.includes('.'));
  const kind = fieldsOf(resource)[field]?.kind;
  if (kind === 'day') return said.some((value) => readDayText(value).kind !== 'none');
  if (kind === 'amount' || kind === 'whole') return said.some((value) => typeof numberOf(value) === 'number');
  return true;
}

/** Rows without those that delete a record, which repeat its external id. */
function withoutDeletions(headings: readonly string[], rows: Beginning['samples']): Beginning['samples'] {
  const place = headings.findIndex((heading) => plainHeading(heading) === 'deleted');
  return rows.filter((row) => flagOf(row[place] ?? '') !== true);
}

/**
 * Guesses the column of each field from headings and first rows. Two fields only share a column if a label column tells them apart
 * (IMPO-15).
 */
export function guessColumns(
  resource: FeedResource,
  { headings, samples: rows }: Beginning,
  known?: KnownNames,
): Columns {
  const samples = withoutDeletions(headings, rows);
  const free = new Map(
    headings
      .filter((heading) => plainHeading(heading) !== '')
      .map((heading) => [heading, plainHeading(heading)]),
  );
  const valuesOf = (heading: string) => samples.map((row) => (row[headings.indexOf(heading)] ?? '').trim());
  const columns: Columns = {};
  const called = (name: string, field: string) =>
    [...free].find(
      ([heading, plain]) => plain === name && fits(resource, field, valuesOf(heading), known),
    )?.[0];
  /** The columns that a field can be made of, by one entry of the table. */
  const columnsCalled = (name: string | readonly string[], field: string): string[] | undefined => {
    const found = [name].flat().map((one) => called(one, field));
    if (!found.every((one) => one !== undefined)) return undefined;
    // A name column must not have empty cells.
    const isMissing =
      field === 'name' && samples.some((_, place) => found.every((one) => valuesOf(one)[place] === ''));
    return isMissing ? undefined : found;
  };
  const take = (field: string, found: string[]) => {
    const [only, ...more] = found;
    if (only === undefined) return;
    columns[field] = more.length === 0 ? only : found;
    for (const one of found) free.delete(one);
  };
  const fields = fieldNamesOf(resource);
  const table = headingsOf(resource);
  /**
   * Whether the file has a column that takes precedence over the field's own name: Outlook's 'Job Title' over 'Title', which is Mr. there.
   */
  const hasBetter = (field: string) => {
    const names = table[field] ?? [];
    const better = names.slice(0, Math.max(0, names.indexOf(plainHeading(field))));
    return better.some((name) => columnsCalled(name, field) !== undefined);
  };
  // Every field's own name takes precedence over other names.
  for (const field of fields)
    if (!hasBetter(field)) take(field, columnsCalled(plainHeading(field), field) ?? []);
  for (const field of fields) {
    if (columns[field] !== undefined) continue;
    const names = table[field] ?? table[field.split('.').at(-1) ?? field] ?? [];
    for (const name of names) {
      const found = columnsCalled(name, field);
      if (found === undefined) continue;
      const more = [...free].filter(([, plain]) => MORE[field]?.test(plain) === true && plain !== name);
      take(field, [...found, ...more.map(([heading]) => heading)]);
      break;
    }
  }
  const phones = [columns.phone ?? []].flat();
  const isLabelled = phones.some((heading) => labelOf(heading, headings) !== undefined);
  if (resource === 'contacts' && columns.cell === undefined && isLabelled) columns.cell = columns.phone ?? [];
  if (columns.externalId === undefined && KNOWN_BY_THEMSELVES.has(resource)) columns.externalId = 'auto';
  return columns;
}

/** The column with the kind of a number or address: 'Phone 1 - Label' for 'Phone 1 - Value'. */
export function labelOf(heading: string, headings: readonly string[]): string | undefined {
  if (!heading.endsWith('Value')) return undefined;
  return ['Label', 'Type'].map((end) => heading.replace(/Value$/, end)).find((one) => headings.includes(one));
}
