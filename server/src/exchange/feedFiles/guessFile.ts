import { FEED_RESOURCES, fieldsOf, USUAL_RESOURCE, type FeedResource } from '../rules/feedFields.ts';
import { LIST_SOURCE, PROGRAMS } from '../rules/fileImports.ts';
import { guessColumns, type Beginning, type Columns, type KnownNames } from './guessColumns.ts';
import { plainHeading } from './headings.ts';

/** The weight of the file's name, in columns. */
const NAME_COUNTS = 2;
/** Fields of a company beyond its name and number. */
const OF_COMPANIES = [
  'address1',
  'city',
  'state',
  'zip',
  'url',
  'fax',
  'salesRep',
  'typeOfAccount',
  'parent',
];
/** Resources whose files are lists of names. They're only guessed if the file's name says so. */
const LISTS_OF_NAMES = new Set<FeedResource>([
  'account-owners',
  'products',
  'advertisers',
  'forecast-families',
  'parents',
  'posting-companies',
]);
/** Names that programs use for ids of people. */
const PERSON_IDS = new Set(['recordid', 'contactid', 'donotmodifycontact', 'personid']);
const REACHED_BY = ['email', 'phone', 'cell'];
/** Fields that can get one value for all rows. */
const SAID_FOR_ALL = new Set(['salesRep', 'accountOwner', 'parent', 'advertiser']);

/** The resource named in a file name such as 'orders-2026.csv'. */
const namedIn = (file: string): FeedResource | undefined =>
  FEED_RESOURCES.toReversed().find((resource) => file.toLowerCase().includes(resource));

/** How many columns are fields of a resource; 0 if a required field is missing. */
function scoreOf(resource: FeedResource, columns: Columns): number {
  const fields = Object.entries(fieldsOf(resource));
  const needed = fields.filter(([name, { required }]) => required === true && !SAID_FOR_ALL.has(name));
  if (needed.some(([name]) => columns[name] === undefined)) return 0;
  if (resource === 'contacts' && REACHED_BY.every((name) => columns[name] === undefined)) return 0;
  return new Set(Object.values(columns).flat()).size - (columns.externalId === 'auto' ? 1 : 0);
}

const used = (columns: Columns): Set<string> => new Set(Object.values(columns).flat());

/** Splits the columns of a list of companies and their people into those of the person and those of the company (IMPO-21). */
export function guessPeople(
  { headings, samples }: Beginning,
  known?: KnownNames,
): { columns: Columns; people: { columns: Columns } } {
  const { companies, defaultCompany, ...columns } = guessColumns('contacts', { headings, samples }, known);
  const company = companies ?? defaultCompany ?? guessColumns('companies', { headings, samples }, known).name;
  // Other ids belong to the companies.
  const isOfPerson = [columns.externalId ?? []]
    .flat()
    .some((heading) => PERSON_IDS.has(plainHeading(heading)));
  if (!isOfPerson) columns.externalId = 'auto';
  const placeOf = (of: Columns[string] | undefined) => headings.indexOf([of ?? ''].flat()[0] ?? '');
  // A number between the company's name and the person's name is the company's.
  if (
    columns.email !== undefined &&
    placeOf(columns.phone) < placeOf(columns.name) &&
    placeOf(company) < placeOf(columns.phone)
  )
    delete columns.phone;
  const ofPeople = used(columns);
  const places = headings.flatMap((heading, place) => (ofPeople.has(heading) ? [] : [place]));
  const rest = {
    headings: places.map((place) => headings[place] ?? ''),
    samples: samples.map((row) => places.map((place) => row[place] ?? '')),
  };
  const left = guessColumns('companies', rest, known);
  return {
    columns: { ...left, ...(company === undefined ? {} : { name: company }) },
    people: { columns },
  };
}

/** Whether rows name people with a way to reach them, at companies with more than a name. */
function namesPeople({ headings, samples }: Beginning, known?: KnownNames): boolean {
  const { columns, people } = guessPeople({ headings, samples }, known);
  const { name } = people.columns;
  // People with ids of their own come from a program that also has their companies.
  return (
    people.columns.externalId === 'auto' &&
    name !== undefined &&
    columns.name !== undefined &&
    [name].flat().every((heading) => ![columns.name].flat().includes(heading)) &&
    REACHED_BY.some((field) => people.columns[field] !== undefined) &&
    OF_COMPANIES.some((field) => columns[field] !== undefined)
  );
}

/** Guesses a file's resource from its name, headings and first rows, and whether companies come with their people. */
export function guessResource(
  file: string,
  beginning: Beginning,
  known?: KnownNames,
): { resource: FeedResource; people: boolean } {
  const named = namedIn(file);
  const scored = FEED_RESOURCES.filter((resource) => resource === named || !LISTS_OF_NAMES.has(resource))
    .map((resource) => {
      const score = scoreOf(resource, guessColumns(resource, beginning, known));
      return { resource, score: score > 0 && resource === named ? score + NAME_COUNTS : score };
    })
    .filter(({ score }) => score > 0);
  // In a tie, the most common resource wins: orders, then contacts and companies.
  const best = scored.reduce<(typeof scored)[number] | undefined>(
    (one, other) => (one === undefined || other.score >= one.score ? other : one),
    undefined,
  );
  const resource = best?.resource ?? named ?? USUAL_RESOURCE;
  const people = (resource === 'companies' || resource === 'contacts') && namesPeople(beginning, known);
  return { resource: people ? 'companies' : resource, people };
}

/** The program that writes these headings, as the source of its ids; otherwise the source for lists. */
export function guessSource(headings: readonly string[]): string {
  const plain = new Set(headings.map(plainHeading));
  const found = PROGRAMS.find(({ signs }) => signs.some((all) => all.every((sign) => plain.has(sign))));
  return found?.source ?? LIST_SOURCE;
}
