import { Type, type Static } from 'typebox';
import {
  DUPLICATE_CHOICES,
  MOST_DUPLICATE_CHOICES,
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

const Choice = OneOf(DUPLICATE_CHOICES);
/** What to do with rows that match records created by another source or a person: for all of them, and for single rows. */
const Doubles = Exact({
  /** update: fills empty fields; skip: leaves the row out; add: creates a separate record. */
  all: Type.Optional(Choice),
  rows: Type.Optional(
    Type.Record(Type.String({ pattern: String.raw`^[1-9]\d{0,8}$` }), Choice, {
      maxProperties: MOST_DUPLICATE_CHOICES,
    }),
  ),
});

/** A heading, or several whose cells are joined. For externalId, 'auto' means that no column has ids. */
const Columns = Type.Record(
  FieldName,
  Type.Union([Heading, Type.Array(Heading, { minItems: 1, maxItems: 20 })]),
);

/** Maps columns of a file to fields, and sets constants. Without a map, columns must be named like fields. */
export const ImportMap = Exact({
  columns: Columns,
  /** For a list of companies: its rows also name people, who become contacts with these columns. */
  people: Type.Optional(Exact({ columns: Columns, doubles: Type.Optional(Doubles) })),
  /** Values for fields that the file leaves empty. Constants for other resources are ignored. */
  constants: Type.Record(FieldName, Type.String({ maxLength: 500 })),
  /** The file's text format, if the detected one is wrong. */
  encoding: Type.Optional(OneOf(IMPORT_ENCODINGS)),
  delimiter: Type.Optional(OneOf(IMPORT_DELIMITERS)),
  /** Whether 3/4/2026 begins with the month or the day, if the file leaves it open. */
  dates: Type.Optional(OneOf(['mdy', 'dmy'])),
  doubles: Type.Optional(Doubles),
});
export type ImportMap = Static<typeof ImportMap>;

/**
 * Open: columns still have to be mapped. Checked: the results are known, and nothing is written yet. Stopped: partly written; can be
 * resumed. Canceled: may be partly written; can't be resumed. Half undone: an undo has stopped and can be resumed.
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

/** How many records have each verdict, have a field kept as people changed it, or match someone else's record. */
const Counts = {
  created: Type.Integer(),
  changed: Type.Integer(),
  unchanged: Type.Integer(),
  deleted: Type.Integer(),
  refused: Type.Integer(),
  /** Records with a field kept as people changed it here. */
  kept: Type.Integer(),
  /** Rows that match a record created by another source or a person, and how many of those are skipped. */
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
  /** The name of the person who uploaded it, and when, in UTC. */
  by: Type.String(),
  at: Type.String(),
  state: OneOf(IMPORT_STATES),
  /** A table's headings; empty for NDJSON, whose records name their fields. */
  headings: Type.Array(Type.String()),
  /** The text format; empty if it isn't a text table. */
  encoding: Type.String(),
  delimiter: Type.String(),
  /** The first rows. */
  samples: Type.Array(Type.Array(Type.String())),
  map: ImportMap,
  /** How many records the file has; 0 until it's checked. */
  rows: Type.Integer(),
  /** How many records have been checked or written so far. */
  position: Type.Integer(),
  ...Counts,
  /** For a list of companies and their people: the results for the people. */
  people: Type.Optional(Type.Object(Counts)),
  /** How many records an undo has restored. */
  restored: Type.Integer(),
  /** Why it stopped or can't be checked. */
  error: Type.String(),
});
export type FileImport = Static<typeof FileImport>;

export const FileImports = Type.Object({
  /** The newest first. */
  imports: Type.Array(FileImport),
  /** The known systems, by name. */
  sources: Type.Array(Type.String()),
});
export type FileImports = Static<typeof FileImports>;

export const ImportRecord = Type.Object({
  /** The row's position in the file, from 1; a table's headings don't count. */
  row: Type.Integer(),
  externalId: Type.String(),
  /** What the file calls the record; empty: it has no name. */
  name: Type.String(),
  verdict: OneOf(IMPORT_VERDICTS),
  /** The matching record, which another source or a person created. */
  double: Type.Optional(
    Type.Object({
      id: Id,
      name: Type.String(),
      /** Distinguishes it from others with its name: an email, a number or a city. */
      about: Type.String(),
      choice: Choice,
    }),
  ),
  /** Why it was refused, or which fields were kept. */
  errors: Type.Array(Type.Object({ field: Type.String(), message: Type.String() })),
  changes: Type.Array(
    Type.Object({
      field: Type.String(),
      before: Type.String({ description: 'The value before, as text; empty: none.' }),
      after: Type.String({ description: 'The value after, as text; empty: none.' }),
    }),
  ),
});
export type ImportRecord = Static<typeof ImportRecord>;

export const ImportRecordsQuery = Type.Object({
  /** `double`: records that match someone else's, whatever their verdict. */
  verdict: OneOf(IMPORT_LISTS),
  /** For a list of companies and their people: lists the people. */
  people: Type.Boolean({ default: false }),
  /** Rows after this one. */
  after: Type.Integer({ minimum: 0, maximum: 2_147_483_647, default: 0 }),
  limit: Type.Integer({ minimum: 1, maximum: 500, default: 50 }),
});
export type ImportRecordsQuery = Static<typeof ImportRecordsQuery>;

export const ImportUpload = Type.Object({
  /** The file's name; its extension determines the format. */
  file: Type.String({
    minLength: 5,
    maxLength: 200,
    pattern: String.raw`\.([cC][sS][vV]|[nN][dD][jJ][sS][oO][nN]|[xX][lL][sS][xX])$`,
  }),
  /** If absent, guessed from the file's name, headings and first rows. */
  resource: Type.Optional(OneOf(FEED_RESOURCES)),
  /** The system that the file's ids belong to; if absent, the program that writes these headings, or `list`. */
  source: Type.Optional(Source),
});
export type ImportUpload = Static<typeof ImportUpload>;

/** Corrections to what was detected for an open import; its columns are guessed again. */
export const ImportGuess = Exact({
  resource: OneOf(FEED_RESOURCES),
  source: Source,
  /** Rows are companies and also name their people. */
  people: Type.Boolean(),
  /** The file's text format, if the detected one is wrong. */
  encoding: Type.Optional(OneOf(IMPORT_ENCODINGS)),
  delimiter: Type.Optional(OneOf(IMPORT_DELIMITERS)),
});
export type ImportGuess = Static<typeof ImportGuess>;
