/** The groups of calls, in the order of the documentation. */
export const TAGS = {
  Account: 'Signing in and out, the signed-in employee, and a forgotten password.',
  Lists: 'The options of pickers, header counts and searches.',
  Activities: 'Employees’ tasks with companies’ contacts, once or in a series.',
  Companies: 'Customers and prospects, and what they spend.',
  Contacts: 'People at companies, and the companies that they belong to.',
  'Bulk changes': 'One action on many records, in the background: progress, cancel, undo.',
  Orders: 'Order lines, those that need attention, and their spreadsheet.',
  Quotes: 'Offers to customers and prospects, from the price list to acceptance.',
  Shipping: 'The addresses where a company’s orders go.',
  Pricing: 'Price lists and quotes as files.',
  Files: 'Files of activities, contacts and companies.',
  Mail: 'Email with customers: messages of companies and contacts, templates, and the mailbox that Galley reads.',
  Views: 'Saved filters of lists: own and shared, pinned, counted.',
  Inbox: 'Notifications: read, snooze, mute.',
  Calendar: 'Your activities for a calendar app.',
  Live: 'What colleagues change, as it happens.',
  People: 'Employees, account owners and activity types. For Operations.',
  Settings: 'What the header and footer show. For Operations.',
  Feed: 'How the provider’s own systems write customers, orders and people. For systems with a service token.',
  Imports: 'Files uploaded in the browser. For Operations.',
  'Service tokens': 'How systems sign in. For Operations.',
  Changes: 'People’s changes, for the provider’s own systems.',
  Releases: 'Which releases of the host and of each remote are active. For Operations.',
  'Releases by CI': 'Publishing, promoting and rolling back a remote. For CI with a service token.',
  Audit: 'Who changed what. For Operations.',
} as const;
type Tag = keyof typeof TAGS;

/** The errors of a call besides those of every call; see `problems.ts`. */
type OwnProblem = 401 | 403 | 404 | 409 | 422 | 429;

/** What the API's documentation says about a call beyond its schemas. */
export interface CallText {
  tag: Tag;
  /** A few words, as a heading. */
  summary: string;
  /** What it does, and anything that its fields don't make clear. */
  description: string;
  problems?: readonly OwnProblem[];
  /** Accepts an Idempotency-Key. */
  isWrite?: boolean;
  /** A download that also accepts a ticket in the query. */
  takesTicket?: boolean;
  /** Example values where the defaults by field name would mislead. */
  example?: { params?: object; query?: object; body?: unknown; response?: unknown };
}
