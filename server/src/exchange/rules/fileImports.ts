import type { FeedResource } from './feedFields.ts';

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

/** The resources whose records are known by what identifies them where no column has ids (IMPO-14). */
export const KNOWN_BY_THEMSELVES: ReadonlySet<FeedResource> = new Set(['companies', 'contacts', 'parents']);

/** The source of lists that no program gave ids. */
export const LIST_SOURCE = 'list';
/**
 * The programs whose lists are known by their headings, as letters and digits alone: all of one of the lists. Each is a source of its own: number 7 of one
 * is not number 7 of another.
 */
export const PROGRAMS: readonly { source: string; name: string; signs: readonly (readonly string[])[] }[] = [
  {
    source: 'hubspot',
    name: 'HubSpot',
    signs: [
      ['recordid', 'companyname'],
      ['recordid', 'associatedcompany'],
      ['recordid', 'companyowner'],
      ['recordid', 'contactowner'],
    ],
  },
  {
    source: 'salesforce',
    name: 'Salesforce',
    signs: [
      ['accountid', 'accountname'],
      ['contactid', 'accountname'],
    ],
  },
  { source: 'google', name: 'Google Contacts', signs: [['email1value'], ['phone1value', 'givenname']] },
  { source: 'dynamics', name: 'Dynamics 365', signs: [['donotmodifyaccount'], ['donotmodifycontact']] },
  { source: 'pipedrive', name: 'Pipedrive', signs: [['organizationid'], ['personid']] },
  {
    source: 'zoho',
    name: 'Zoho CRM',
    signs: [
      ['recordid', 'accountname'],
      ['recordid', 'accountowner'],
    ],
  },
  { source: 'outlook', name: 'Outlook', signs: [['businessstreet'], ['emailaddress', 'businessphone']] },
  { source: 'quickbooks', name: 'QuickBooks', signs: [['customerfullname'], ['billaddress']] },
];

/** How a table of texts may be written. */
export const IMPORT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];
export const IMPORT_DELIMITERS = [',', ';', '\t', '|'] as const;
export type ImportDelimiter = (typeof IMPORT_DELIMITERS)[number];
