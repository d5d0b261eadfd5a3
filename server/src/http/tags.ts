/** The groups of calls, in the order in which they are described. */
export const TAGS = {
  Account: 'Signing in and out, the signed-in employee, and a forgotten password.',
  Lists: 'The options of pickers, header counts and searches.',
  Activities: 'Tasks of employees with contacts of companies, once or in a series.',
  Companies: 'Customers and prospects, and what they spend.',
  Contacts: 'People at companies, and the companies that they belong to.',
  'Bulk changes': 'One action with many records, in the background: progress, cancel, undo.',
  Orders: 'Order lines, those that need a person, and their spreadsheet.',
  Quotes: 'Offers to customers and prospects, from the price list to a yes.',
  Shipping: 'The addresses that a company has orders sent to.',
  Pricing: 'Price lists and quotes as files.',
  Files: 'Files at activities, contacts and companies.',
  Mail: 'Customers’ mail: messages at companies and contacts, templates, and the mailbox that is read.',
  Views: 'Filters of lists under a name: own and shared, pinned, counted.',
  Inbox: 'What an employee is told: read, snoozed, muted.',
  Calendar: 'One’s own activities for a calendar program.',
  Live: 'What colleagues change, as it happens.',
  People: 'Employees, account owners and activity types. For Operations.',
  Settings: 'What header and footer show. For Operations.',
  Feed: 'How the provider’s own systems write customers, orders and people. For systems with a service token.',
  Imports: 'Files that are fed in the browser. For Operations.',
  'Service tokens': 'What such systems sign in with. For Operations.',
  Changes: 'What people changed here, for the provider’s own systems.',
  Releases: 'Which release of each screen runs. For Operations.',
  'Releases by CI': 'Publishing, promoting and rolling back a remote. For CI with a service token.',
  Audit: 'Who changed what. For Operations.',
} as const;
type Tag = keyof typeof TAGS;

/** What a call can be refused with beyond what every call can: see `problems.ts`. */
type OwnProblem = 401 | 403 | 404 | 409 | 422 | 429;

/** What a reader of the API is told about a call beyond its schemas. */
export interface CallText {
  tag: Tag;
  /** A few words, as a heading. */
  summary: string;
  /** What it does, and what is not plain from its fields. */
  description: string;
  problems?: readonly OwnProblem[];
  /** Takes an Idempotency-Key. */
  isWrite?: boolean;
  /** A download that a ticket in the query opens as well. */
  takesTicket?: boolean;
  /** Values of the examples, where those of the fields' names would mislead. */
  example?: { params?: object; query?: object; body?: unknown; response?: unknown };
}
