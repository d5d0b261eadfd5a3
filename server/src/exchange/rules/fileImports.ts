import type { FeedResource } from './feedFields.ts';

/** The maximum size in bytes of a text file, and of a sheet, which is read as a whole. */
export const IMPORT_LIMIT = 512 * 1024 * 1024;
export const SHEET_LIMIT = 10 * 1024 * 1024;
/** The maximum unpacked size of a sheet, in bytes. */
export const SHEET_UNPACKED_LIMIT = 150 * 1024 * 1024;
/** The maximum number of records listed for each verdict; refused and kept ones are all listed. */
export const IMPORT_LISTED = 10_000;

/** The possible results for a record of a file. */
export const IMPORT_VERDICTS = ['created', 'changed', 'unchanged', 'deleted', 'refused', 'kept'] as const;
export type ImportVerdict = (typeof IMPORT_VERDICTS)[number];
/** The lists of an import's records: by verdict, or those that match a record created by another source or a person. */
export const IMPORT_LISTS = [...IMPORT_VERDICTS, 'double'] as const;
export type ImportList = (typeof IMPORT_LISTS)[number];

/** What to do with a row that matches a record created by another source or a person. */
export const DUPLICATE_CHOICES = ['update', 'skip', 'add'] as const;
export type DuplicateChoice = (typeof DUPLICATE_CHOICES)[number];
/** The maximum number of rows with a choice of their own. */
export const MOST_DUPLICATE_CHOICES = 10_000;

/** Resources whose ids can be derived if no column has them (IMPO-14). */
export const KNOWN_BY_THEMSELVES: ReadonlySet<FeedResource> = new Set(['companies', 'contacts', 'parents']);

/** The source for lists without ids from a program. */
export const LIST_SOURCE = 'list';
/**
 * Programs recognized by their headings, reduced to letters and digits: a file must have all headings of one list. Each program is a source
 * of its own, because ids of different programs aren't related.
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

/** The text formats of a table. */
export const IMPORT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252'] as const;
export type ImportEncoding = (typeof IMPORT_ENCODINGS)[number];
export const IMPORT_DELIMITERS = [',', ';', '\t', '|'] as const;
export type ImportDelimiter = (typeof IMPORT_DELIMITERS)[number];
