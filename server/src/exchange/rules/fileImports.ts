/** The most bytes of a file of lines, and of a sheet, which is read as a whole. */
export const IMPORT_LIMIT = 512 * 1024 * 1024;
export const SHEET_LIMIT = 10 * 1024 * 1024;
/** To how many bytes a sheet may unpack. */
export const SHEET_UNPACKED_LIMIT = 150 * 1024 * 1024;
/** So many records of each verdict are listed; refused and kept ones are listed all. */
export const IMPORT_LISTED = 10_000;

/** What may become of a record of a file. */
export const IMPORT_VERDICTS = ['created', 'changed', 'unchanged', 'deleted', 'refused', 'kept'] as const;
export type ImportVerdict = (typeof IMPORT_VERDICTS)[number];
/** By what its records are listed: a verdict, or that they fit a record which another source or a person has made. */
export const IMPORT_LISTS = [...IMPORT_VERDICTS, 'double'] as const;
export type ImportList = (typeof IMPORT_LISTS)[number];

/** What is done with a row that fits a record which another source or a person has made. */
export const DOUBLE_CHOICES = ['update', 'skip', 'add'] as const;
export type DoubleChoice = (typeof DOUBLE_CHOICES)[number];
/** Rows of a file whose choice differs from that for all. */
export const DOUBLES_CHOSEN = 10_000;

/** How a table of texts may be written. */
export const IMPORT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];
export const IMPORT_DELIMITERS = [',', ';', '\t', '|'] as const;
export type ImportDelimiter = (typeof IMPORT_DELIMITERS)[number];
