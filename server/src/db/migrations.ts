import { readdirSync, readFileSync } from 'node:fs';
import { constants } from './constants.ts';

/** A script that runs once in each database. */
export interface Migration {
  number: number;
  name: string;
  script: string;
}

/** Both are read from the sources, which are deployed beside the compiled server. */
const SCHEMA = new URL('../../src/db/schema/', import.meta.url);
const MIGRATIONS = new URL('../../src/db/migrations/', import.meta.url);

/** The files of the schema, in the order in which they build on each other. */
export const SUBJECTS = [
  'settings',
  'people',
  'sessions',
  'openIdConnect',
  'secondFactor',
  'companies',
  'contacts',
  'activities',
  'orders',
  'orderSearch',
  'views',
  'releases',
  'feed',
  'bulk',
  'live',
  'inbox',
  'orderWatch',
] as const;

/**
 * The statements of a file, with its placeholders (`:name`; a cast has two colons) replaced by constants.
 * @throws Error when there is no such constant
 */
export function statementsOf(file: URL, known = constants): string {
  return readFileSync(file, 'utf8').replaceAll(/(?<![:\w]):([a-z_]+)/g, (_, name: string) => {
    const value = known[name];
    if (value === undefined)
      throw new Error(`${file.pathname} names :${name}, which is not in constants.ts.`);
    return value;
  });
}

/** The schema that a database begins with. */
const schema: Migration = {
  number: 0,
  name: 'schema',
  script: SUBJECTS.map((subject) => statementsOf(new URL(`${subject}.sql`, SCHEMA))).join('\n'),
};

/** The migrations after that: 0001-what-it-does.sql, 0002-…, by number. */
const changes: Migration[] = readdirSync(MIGRATIONS)
  .filter((name) => name.endsWith('.sql'))
  .sort()
  .map((name) => ({
    number: Number(name.slice(0, 4)),
    name: name.slice(5, -'.sql'.length),
    script: readFileSync(new URL(name, MIGRATIONS), 'utf8'),
  }));

export const migrations: readonly Migration[] = [schema, ...changes];
