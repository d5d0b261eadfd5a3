/** The bulk actions, and the list that each applies to. */
export const BULK_LISTS = {
  closeActivities: 'activities',
  snoozeActivities: 'activities',
  reassignActivities: 'activities',
  retypeActivities: 'activities',
  redateActivities: 'activities',
  spreadActivities: 'activities',
  reassignProspects: 'companies',
  addToCompanies: 'companies',
  addToContacts: 'contacts',
  inactivateContacts: 'contacts',
} as const;
export type BulkAction = keyof typeof BULK_LISTS;
export type BulkList = (typeof BULK_LISTS)[BulkAction];
export const BULK_ACTIONS = Object.keys(BULK_LISTS) as BulkAction[];

/** The maximum number of records in one bulk change (BULK-03). */
export const MOST_AT_ONCE = 20_000;
/** The maximum number of records that can be listed by id. */
export const MOST_NAMED = 1000;

/** The maximum number of days that records can be spread over. */
export const MOST_DAYS = 7;

/** The result for a record (BULK-04). */
export const VERDICTS = ['done', 'unchanged', 'refused', 'changed'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const BULK_STATES = ['running', 'done', 'canceled'] as const;
