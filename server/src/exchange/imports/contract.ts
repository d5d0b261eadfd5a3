import { Type, type Static } from 'typebox';
import {
  DOUBLE_CHOICES,
  DOUBLES_CHOSEN,
  IMPORT_DELIMITERS,
  IMPORT_ENCODINGS,
  IMPORT_LISTS,
  IMPORT_VERDICTS,
} from '../rules/fileImports.ts';
import { Exact, Id, OneOf } from '@galley/shared/contract/common';

import { FEED_RESOURCES } from '../rules/feedFields.ts';
import { Source } from '../tokens/contract.ts';

const Heading = Type.String({ maxLength: 200 });
const FieldName = Type.String({ maxLength: 50 });

const Choice = OneOf(DOUBLE_CHOICES);
/** What is done with rows that fit records which another source or a person has made: with all, and with single ones by their row. */
const Doubles = Exact({
  /** update: what is empty there is filled; skip: the row is left out; add: it is a record of its own. */
  all: Type.Optional(Choice),
  rows: Type.Optional(
    Type.Record(Type.String({ pattern: String.raw`^[1-9]\d{0,8}$` }), Choice, {
      maxProperties: DOUBLES_CHOSEN,
    }),
  ),
});

/** A heading, or several whose cells are joined; of externalId 'auto': no column has ids. */
const Columns = Type.Record(
  FieldName,
  Type.Union([Heading, Type.Array(Heading, { minItems: 1, maxItems: 20 })]),
);

/** Maps columns of a file to fields, and sets constants. Without a map, columns must be named like fields. */
export const ImportMap = Exact({
  columns: Columns,
  /** Of a list of companies: its rows name people of theirs, too, as contacts with these columns. */
  people: Type.Optional(Exact({ columns: Columns, doubles: Type.Optional(Doubles) })),
  /** What a field has where the file leaves it empty. Those of other resources are ignored. */
  constants: Type.Record(FieldName, Type.String({ maxLength: 500 })),
  /** How the file is written, where what was found is not right. */
  encoding: Type.Optional(OneOf(IMPORT_ENCODINGS)),
  delimiter: Type.Optional(OneOf(IMPORT_DELIMITERS)),
  /** Whether the month or the day comes first in 3/4/2026, where the file does not tell. */
  dates: Type.Optional(OneOf(['mdy', 'dmy'])),
  doubles: Type.Optional(Doubles),
});
export type ImportMap = Static<typeof ImportMap>;

/**
 * Open: its columns are to be mapped. Checked: what would become of its records is known, and nothing is written yet. Stopped: a part
 * is written, and the rest can be. Canceled: a part may be written, and the rest never is. Half undone: an undo has stopped, and can go
 * on.
 */
export const IMPORT_STATES = [
  'open',
  'checking',
  'checked',
  'applying',
  'stopped',
  'done',
  'cancelled',
  'undoing',
  'halfUndone',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** How many records have which verdict, of how many a field stays as people changed it here, and how many fit a record of others. */
const Counts = {
  created: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  deleted: Type.Integer(),
  refused: Type.Integer(),
  /** Of how many records a field stays as people changed it here. */
  kept: Type.Integer(),
  /** How many rows fit a record which another source or a person has made, and how many of them are left out. */
  doubles: Type.Integer(),
  skipped: Type.Integer(),
};

export const FileImport = Type.Object({
  id: Id,
  source: Type.String(),
  resource: OneOf(FEED_RESOURCES),
  file: Type.String(),
  /** In bytes. */
  size: Type.Integer(),
  /** Who brought it, by name, and when, in UTC. */
  by: Type.String(),
  at: Type.String(),
  state: OneOf(IMPORT_STATES),
  /** Of a table; none of lines (NDJSON), whose records name their fields. */
  headings: Type.Array(Type.String()),
  /** How it is written; empty of what is no table of texts. */
  encoding: Type.String(),
  delimiter: Type.String(),
  /** The first rows. */
  samples: Type.Array(Type.Array(Type.String())),
  map: ImportMap,
  /** How many records the file has; 0 before it is checked. */
  rows: Type.Integer(),
  /** How many of them were checked or written so far. */
  position: Type.Integer(),
  ...Counts,
  /** Of a list of companies and their people: what becomes of the people. */
  people: Type.Optional(Type.Object(Counts)),
  /** How many records are as they were before, since it is undone. */
  restored: Type.Integer(),
  /** Why it stopped, or why it can't be checked. */
  error: Type.String(),
});
export type FileImport = Static<typeof FileImport>;

export const FileImports = Type.Object({
  /** The newest first. */
  imports: Type.Array(FileImport),
  /** The systems that there are, by name. */
  sources: Type.Array(Type.String()),
});
export type FileImports = Static<typeof FileImports>;

export const ImportRecord = Type.Object({
  /** Its place in the file, from 1; a table's headings don't count. */
  row: Type.Integer(),
  externalId: Type.String(),
  verdict: OneOf(IMPORT_VERDICTS),
  /** The record which another source or a person has made, and that it fits. */
  double: Type.Optional(
    Type.Object({
      id: Id,
      name: Type.String(),
      /** Distinguishes it from others with its name: an email, a number or a city. */
      about: Type.String(),
      choice: Choice,
    }),
  ),
  /** Why it is refused, or which fields are kept. */
  errors: Type.Array(Type.Object({ field: Type.String(), message: Type.String() })),
  /** Its fields before and after, as texts; empty: nothing. */
  changes: Type.Array(Type.Object({ field: Type.String(), before: Type.String(), after: Type.String() })),
});
export type ImportRecord = Static<typeof ImportRecord>;

export const ImportRecordsQuery = Type.Object({
  /** `double`: those that fit a record of others, whatever their verdict. */
  verdict: OneOf(IMPORT_LISTS),
  /** Of a list of companies and their people: the people. */
  people: Type.Boolean({ default: false }),
  /** Rows behind this one. */
  after: Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 }),
  limit: Type.Integer({ minimum: 1, maximum: 500, default: 50 }),
});
export type ImportRecordsQuery = Static<typeof ImportRecordsQuery>;

export const ImportUpload = Type.Object({
  /** The file's name, whose ending says what it is. */
  file: Type.String({
    minLength: 5,
    maxLength: 200,
    pattern: String.raw`\.([cC][sS][vV]|[nN][dD][jJ][sS][oO][nN]|[xX][lL][sS][xX])$`,
  }),
  /** Without it, what the file's name, headings and first rows tell. */
  resource: Type.Optional(OneOf(FEED_RESOURCES)),
  /** Whose ids the file has; without it, the program that writes such headings, or `list`. */
  source: Type.Optional(Source),
});
export type ImportUpload = Static<typeof ImportUpload>;

/** What an open import brings otherwise than was found: its columns are guessed anew. */
export const ImportGuess = Exact({
  resource: OneOf(FEED_RESOURCES),
  source: Source,
  /** Its rows are companies, and name people of theirs, too. */
  people: Type.Boolean(),
  /** How the file is written, where what was found is not right. */
  encoding: Type.Optional(OneOf(IMPORT_ENCODINGS)),
  delimiter: Type.Optional(OneOf(IMPORT_DELIMITERS)),
});
export type ImportGuess = Static<typeof ImportGuess>;
