import { KNOWN_BY_THEMSELVES } from '@galley/server/exchange/rules/fileImports';
import { fieldNamesOf, fieldsOf, type FeedResource } from '@galley/server/exchange/rules/feedFields';
import type { FileImport, ImportMap } from '@galley/server/exchange/imports/contract';
import { isNeeded, OF_THE_ROW, PEOPLE } from '@galley/server/exchange/rules/contents';
import { fieldLabel } from '@galley/server/exchange/rules/fieldLabels';

type Columns = ImportMap['columns'];
/** Whether a column belongs to the records, or to the people of companies. */
type Whose = 'own' | 'people';

/** No column has ids; records are matched by their identifying fields. */
const AUTO = 'auto';
/** A column without a field. */
export const NOT_IMPORTED = '';
const withPeople = (map: ImportMap, columns: Columns): ImportMap =>
  map.people === undefined ? map : { ...map, people: { ...map.people, columns } };
const columnsOf = (map: ImportMap, whose: Whose): Columns =>
  whose === 'own' ? map.columns : (map.people?.columns ?? {});
const withColumns = (map: ImportMap, whose: Whose, columns: Columns): ImportMap =>
  whose === 'own' ? { ...map, columns } : withPeople(map, columns);

/** 'Company name', 'Contact email': a field's name if a file has two kinds of records. */
function labelOf(of: FeedResource, noun: string, field: string): string {
  const label = fieldLabel(of, field);
  if (label.startsWith(noun)) return label;
  // ZIP and ID stay as they are.
  const isWord = label.slice(1, 2) === label.slice(1, 2).toLowerCase();
  return `${noun} ${isWord ? label.charAt(0).toLowerCase() : label.charAt(0)}${label.slice(1)}`;
}

/** The possible fields of a column: of the records, or of their people. */
export function targetsOf(resource: FeedResource, map: ImportMap): { value: string; label: string }[] {
  const isBoth = map.people !== undefined;
  const fields = (of: FeedResource, whose: Whose, noun: string) =>
    fieldNamesOf(of)
      .filter((field) => whose === 'own' || !OF_THE_ROW.has(field))
      .map((field) => ({
        value: `${whose} ${field}`,
        label: isBoth ? labelOf(of, noun, field) : fieldLabel(of, field),
      }));
  return [
    { value: NOT_IMPORTED, label: 'Not imported' },
    ...fields(resource, 'own', 'Company'),
    ...(isBoth ? fields(PEOPLE, 'people', 'Contact') : []),
  ];
}

/** The field of a column; the first if it has several. */
export function targetOf(map: ImportMap, heading: string): string {
  for (const whose of ['own', 'people'] as const)
    for (const [field, columns] of Object.entries(columnsOf(map, whose)))
      if (columns !== AUTO && [columns].flat().includes(heading)) return `${whose} ${field}`;
  return NOT_IMPORTED;
}

/** The other columns that make up the same field, in the order of the file. */
export function joinedHeadings(map: ImportMap, heading: string): string[] {
  const [whose = 'own', field = ''] = targetOf(map, heading).split(' ') as [Whose?, string?];
  return [columnsOf(map, whose)[field] ?? []].flat().filter((one) => one !== heading && one !== AUTO);
}

/** Removes a column from every field. */
function withoutColumn(columns: Columns, heading: string): Columns {
  const left = Object.entries(columns).map(([field, of]): [string, string[]] => [
    field,
    [of].flat().filter((one) => one !== heading),
  ]);
  return Object.fromEntries(
    left
      .filter(([, of]) => of.length > 0)
      .map(([field, of]) => [field, of.length === 1 ? (of[0] ?? '') : of]),
  );
}

/** Assigns a column to a field. A field with several columns joins them in file order. */
export function assign(
  map: ImportMap,
  heading: string,
  { target, headings, resource }: { target: string } & Pick<FileImport, 'headings' | 'resource'>,
): ImportMap {
  let changed = map;
  for (const whose of ['own', 'people'] as const)
    changed = withColumns(changed, whose, withoutColumn(columnsOf(changed, whose), heading));
  const [whose = 'own', field = ''] = target.split(' ') as [Whose?, string?];
  if (target === NOT_IMPORTED) return withIds(changed, resource);
  const columns = columnsOf(changed, whose);
  const of = [...[columns[field] ?? []].flat().filter((one) => one !== AUTO), heading].sort(
    (one, other) => headings.indexOf(one) - headings.indexOf(other),
  );
  const [only = heading, ...more] = field === 'externalId' ? [heading] : of;
  const { [field]: _, ...constants } = changed.constants;
  return withIds(
    withColumns({ ...changed, constants: whose === 'own' ? constants : changed.constants }, whose, {
      ...columns,
      [field]: more.length === 0 ? only : of,
    }),
    resource,
  );
}

/** Without ids in the file, records are matched by their identifying fields. */
function withIds(map: ImportMap, resource: FeedResource): ImportMap {
  if (!KNOWN_BY_THEMSELVES.has(resource)) return map;
  const known = (columns: Columns): Columns => ({ externalId: AUTO, ...columns });
  const own = map.columns.externalId === undefined ? { ...map, columns: known(map.columns) } : map;
  return own.people === undefined ? own : withPeople(own, known(own.people.columns));
}

/** The fields that new records need and that have neither a column nor a value for every row. */
export const missingFields = (resource: FeedResource, { columns, constants }: ImportMap): string[] =>
  fieldNamesOf(resource).filter(
    (field) => isNeeded(resource, field) && columns[field] === undefined && (constants[field] ?? '') === '',
  );

const digits = (text: string) => text.replaceAll(/\D/g, '').length;

/** Why the first values below a heading might not belong to a field; undefined if they fit. */
export function mismatchOf(
  resource: FeedResource,
  target: string,
  values: readonly string[],
): string | undefined {
  const said = values.filter((value) => value !== '');
  if (target === NOT_IMPORTED) return undefined;
  const [whose, field = ''] = target.split(' ');
  const { kind } = fieldsOf(whose === 'people' ? PEOPLE : resource)[field] ?? {};
  const wrong = said.find((value) => {
    if (field === 'email') return !value.includes('@');
    if (field === 'phone' || field === 'cell' || field === 'fax') return digits(value) < 5;
    if (field.endsWith('zip')) return digits(value) < 3;
    if (kind === 'day') return digits(value) < 3;
    if (kind === 'amount' || kind === 'whole') return digits(value) === 0;
    return false;
  });
  if (wrong === undefined) return undefined;
  const isWhat = {
    email: 'isn’t an email address',
    zip: 'isn’t a ZIP code',
    phone: 'isn’t a phone number',
    cell: 'isn’t a phone number',
    fax: 'isn’t a fax number',
  }[field.split('.').at(-1) ?? ''];
  return `“${wrong}” ${isWhat ?? (kind === 'day' ? 'isn’t a date' : 'isn’t a number')}.`;
}

/** The headings of columns with values but without a field. */
export const unmappedHeadings = ({ headings, samples }: FileImport, map: ImportMap): string[] =>
  headings.filter(
    (heading, place) =>
      heading !== '' &&
      targetOf(map, heading) === NOT_IMPORTED &&
      samples.some((row) => (row[place] ?? '') !== ''),
  );
