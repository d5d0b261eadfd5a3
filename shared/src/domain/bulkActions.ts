/** What can be done with many records at once, and the list of which the records are. */
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

/** So many records are changed at once at most (BULK-03). */
export const MOST_AT_ONCE = 20_000;
/** So many can be named one by one. */
export const MOST_NAMED = 1000;

/** Records are spread over so many days at most. */
export const MOST_DAYS = 7;

/** What became of a record (BULK-04). */
export const VERDICTS = ['done', 'unchanged', 'refused', 'changed'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const BULK_STATES = ['running', 'done', 'canceled'] as const;
