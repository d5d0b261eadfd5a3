import { DATE_RANGES } from '@galley/shared/domain/dateRange';
import { ORDER_DATE_TYPES } from '../../orders/rules/orderFilter.ts';
import { ACTIVITY_DATE_TYPES } from '../../activities/rules/activityFilter.ts';
import { ORDER_STATUSES } from '../../orders/rules/orderStatus.ts';
import { RECURRENCES } from '../../activities/rules/recurrenceText.ts';

/** A field, wherever its name appears. Its description gives way to one in the contract: a name can mean several things. */
interface Member {
  example?: unknown;
  description?: string;
}

const numbered = (names: readonly string[]) => names.map((name, index) => `${index} ${name}`).join(', ');
const SELECTED = 'The company parent selected in the header; 0: none.';
const SELECTED_COMPANY = 'The company selected in the header; 0: none.';
const REMOTE = 'The name of a remote; for releases, `host` names the host.';
const NO_DATE = '0001-01-01T00:00:00 means no date.';
const text = (example: string, description?: string): Member =>
  description === undefined ? { example } : { example, description };

export const MEMBERS: Readonly<Record<string, Member>> = {
  // People and versions
  EmployeeUID: text(
    '7d9f3c52-6c1e-4b8e-9a0b-2f1d3e4c5b6a',
    'The UID of the signed-in employee. Optional: the token decides.',
  ),
  employeeuid: text('7d9f3c52-6c1e-4b8e-9a0b-2f1d3e4c5b6a', 'The UID of the signed-in employee.'),
  employeeUid: text('7d9f3c52-6c1e-4b8e-9a0b-2f1d3e4c5b6a', 'The UID of the signed-in employee.'),
  UID: text('7D9F3C52-6C1E-4B8E-9A0B-2F1D3E4C5B6A'),
  'x-device': text(
    'bW9yZSB0aGFuIGVub3VnaCByYW5kb20gYnl0ZXM',
    'The value of the same header in the response to this device’s last sign-in or new password.',
  ),
  Version: {
    example: 1,
    description:
      'Increases with each change to the record. Send the version you started from: if the record has changed since, the call is refused with 409. Where it’s optional, a call without it overwrites.',
  },
  IsAssociated: { example: true, description: 'The signed-in employee can change the record.' },
  Success: { example: true },
  success: { example: true },
  Shows: text('assigned,due,remote', 'Kinds of notifications, separated by commas.'),
  // Lists
  PageNo: { example: 1, description: 'Starts at 1. Pages after the last one are empty.' },
  PageSize: { example: 20 },
  SortOrder: { example: 0 },
  TotalCount: { example: 1, description: 'The number of matching records on all pages.' },
  UnfilteredCount: { example: 1, description: 'The number of records with only the selection applied.' },
  ParentID: {
    example: 0,
    description: 'A company parent; in a list or a count, the selected one, or 0 for none.',
  },
  SelectedParentID: { example: 0, description: SELECTED },
  ParentCompanyID: { example: 0, description: SELECTED },
  parentId: { example: 0, description: SELECTED },
  CompanyID: {
    example: 1,
    description: 'A company; in a list or a count, the selected one, or 0 for none.',
  },
  SelectedCompanyID: { example: 0, description: SELECTED_COMPANY },
  FilterSalesRep: { example: 0, description: 'Only companies of this sales rep; 0: all.' },
  FilterProspect: { example: 0, description: '0 all, 1 customers, 2 prospects.' },
  FilterAtRisk: {
    example: false,
    description: 'Only companies whose next order is late by their usual rhythm.',
  },
  FilterQuiet: {
    example: false,
    description:
      'Only prospects where nobody has completed an activity or changed the prospect or its contacts for 30 days.',
  },
  FilterTeam: {
    example: 0,
    description: 'Only companies whose sales rep is associated with this account owner; 0: all.',
  },
  FilterWonStart: {
    example: null,
    description: 'Only companies whose first order lies between this day and FilterWonEnd; null: all.',
  },
  FilterWonEnd: { example: null, description: 'The last day for FilterWonStart.' },
  Filter_TeamID: {
    example: 0,
    description: 'Only records of employees associated with this account owner; 0: all.',
  },
  Filter_OnTime: { example: false, description: 'Only activities that were done by their date.' },
  Filter_Associated: { example: false, description: 'Only activities that the employee can edit.' },
  Filter_Late: {
    example: false,
    description:
      'Only lines whose ship date has passed and that haven’t shipped, including those with a carrier exception.',
  },
  FilterContact: { example: 0, description: 'Only this contact; 0: all.' },
  IncludeInactive: { example: false },
  Filter_ParentID: { example: 0, description: 'Only of this company parent; 0: all.' },
  Filter_CompanyID: { example: 0, description: 'Only of this company; 0: all.' },
  Filter_ContactID: { example: 0, description: 'Only with this contact; 0: all.' },
  Filter_SalesRepID: { example: 0, description: 'Only of this sales rep, or of one of these; 0: all.' },
  Filter_ActivityForID: { example: -1, description: 'Assignee: -1 you, 0 everyone, or an employee.' },
  Filter_ActivityType: { example: 0, description: 'Only of this type, or of one of these; 0: all.' },
  Filter_Recurrence: { example: -1, description: `-1 all, ${numbered(RECURRENCES)}.` },
  Filter_Status: {
    example: 0,
    description: `For activities: 0 to do, 1 done, 2 canceled, 3 all, 4 to do and done. For order lines: -1 all, ${numbered(ORDER_STATUSES)}.`,
  },
  Filter_DateRange: { example: 0, description: `${numbered(DATE_RANGES)}.` },
  Filter_DateType: {
    example: 0,
    description: `Which date it applies to. For activities: ${numbered(ACTIVITY_DATE_TYPES)}. For order lines: ${numbered(ORDER_DATE_TYPES)}.`,
  },
  Filter_DateStart: { example: null, description: 'The first day of the range Custom.' },
  Filter_DateEnd: { example: null, description: 'The last day of the range Custom, included.' },
  Filter_Total: { example: 0, description: 'The total that the caller already has; 0: none.' },
  Filter_Apply: {
    example: true,
    description: 'A search was applied: call 27 then needs no selection. The filters apply either way.',
  },
  Filter_advertiser: text('Example Outdoor'),
  Filter_size: text('14x48', 'Live or finished size; ignores spaces, quote marks, h and w.'),
  Filter_shipping: text('Denver', 'Ship-to, person, address, city, state, ZIP, method or tracking number.'),
  Filter_references: text('PO 4711', 'Any of the six references of a line.'),
  Filter_invoice: text('', 'A complete invoice number.'),
  Filter_OrderNum: text('', 'An order number, or the beginning of an order-line id.'),
  Filter_ProductNames: text('', 'Part of a product’s name, or complete names.'),
  searchterm: text('mat', 'Ignores case.'),
  term: text('mat', 'If it’s too short, nothing is found.'),
  limit: { example: 20, description: 'The maximum number; 100 if the type names no default.' },
  parentid: { example: 0, description: 'Only of this company parent; 0: all.' },
  companyid: { example: 0, description: 'Only of this company; 0: all.' },
  exclude: { example: 0, description: 'The record that is being edited; 0: none.' },
  // Options and associations
  value: { example: 1, description: 'The id.' },
  label: text('Matrix Press', 'The name.'),
  isDefault: { example: true },
  data: text('7D9F3C52-6C1E-4B8E-9A0B-2F1D3E4C5B6A', 'The UID of the employee.'),
  // Records
  ID: { example: 1 },
  id: { example: 1 },
  uid: text(
    '3q2-7w8x9y0z1a2b3c4d5e6f7g8h9i0jkLmNoPqRsT4',
    'The id that call 28 returned, or the one in the URL from call 345.',
  ),
  companyId: { example: 0 },
  customerUid: text('5f0c1e9a-2b7d-4c3e-8f1a-6d5b4c3a2f10', 'The CustomerUID of a company.'),
  CustomerUID: text('5f0c1e9a-2b7d-4c3e-8f1a-6d5b4c3a2f10'),
  assignee: { example: 1, description: 'An employee.' },
  closemode: {
    example: 0,
    description: '0 done, 1 cancels this occurrence, 2 cancels this and all later ones.',
  },
  saveMode: { example: 0, description: '0 saves, 1 also marks done, 2 also proposes a follow-up.' },
  StartDate: text('2026-11-23', `A day in the business time zone. ${NO_DATE}`),
  FollowUpEndDate: { example: null, description: `The last day of a series. ${NO_DATE}` },
  FollowUpRecurrenceType: { example: 0, description: `${numbered(RECURRENCES)}.` },
  KeepSeries: { example: false, description: 'Moves only this occurrence; the series keeps its dates.' },
  DueInDays: { example: 0, description: 'Days from today; negative: overdue.' },
  YTD: { example: 12_500, description: 'Spend in USD so far this year.' },
  LYTD: { example: 11_000, description: 'In the same period of last year.' },
  L12M: { example: 24_000, description: 'In the last twelve months.' },
  LCY: { example: 23_000, description: 'In the last calendar year.' },
  L2Y: {
    example: 20_000,
    description: 'In the calendar year before that; L3Y, L4Y and L5Y are the years before.',
  },
  Month: text('2026-11', 'A calendar month.'),
  Spend: { example: 1200, description: 'In USD, by order date, without canceled lines.' },
  RepID: { example: 0, description: 'An employee; in a list, 0 for all.' },
  ReorderLine: text('71120-1', 'With ID 0: the order line whose reorder the activity requests.'),
  line: text('71120-1', 'An order-line id.'),
  OrderIDLineNum: text('71120-1'),
  AskedOn: text('2026-11-23T00:00:00'),
  Answer: text(''),
  Share: { example: 50, description: 'In percent.' },
  email: text('rep@galley.example'),
  EmployeeEmail: text('rep@galley.example'),
  EmployeeFirstName: text('Robin'),
  EmployeeLastName: text('Sample'),
  Username: text('rep'),
  DirectPhone: text('303-555-0100'),
  EmployeeType: text('Sales'),
  OrderMasterOverride: { example: false, description: 'Sees the order lines and pricing of every company.' },
  IsDisabled: { example: false },
  password: text('press-room-1'),
  resetToken: text('the token of the link in the email'),
  IndividualName: text('Jo Placeholder'),
  IndividualEmail: text('jo.placeholder@example.com'),
  IndividualTitle: text('Buyer'),
  IndividualPhone: text('303-555-0100'),
  Company: text('Paper Mill Example'),
  TrendGroupName: text('Example Group', 'The company parent.'),
  TrendGroupNumber: { example: 0, description: 'The id of the company parent.' },
  AccountTypeID: { example: 1, description: 'The account owner.' },
  AccountType: text('Rocky Mountain', 'The account owner.'),
  AccountOwnerProof: {
    description: 'The ProofToken of call 101. Required to change a prospect’s account owner.',
  },
  Address1: text('1 Press Road'),
  City: text('Denver'),
  State: text('CO'),
  Zip: text('80202'),
  Phone: text('303-555-0100'),
  phone: text('303-555-0100', 'Empty: not shown.'),
  VariableName: text('AccountOwnerPassword'),
  Value: text('the password', 'The typed value.'),
  path: text(
    '/v1/PricingExport/BuildAQuote/5f0c1e9a-2b7d-4c3e-8f1a-6d5b4c3a2f10',
    'One of the three downloads.',
  ),
  ticket: text('a ticket'),
  // Operations
  record: text('company/12'),
  employee: { example: 0 },
  before: { example: 0 },
  from: { example: null },
  to: { example: null },
  remote: text('orders', REMOTE),
  Remote: text('orders', REMOTE),
  Release: text('1.0.0-3f9ab2c1'),
  Reason: text('exports fail'),
  ExpectRevision: {
    example: 12,
    description: 'The revision that you read: the call is refused with 409 if there is a newer one.',
  },
  Percent: { example: 5, description: 'For a canary: the percentage of people who get it.' },
  Operation: text('rollback'),
  Name: text('Great Lakes'),
  List: text('orders'),
  list: text('orders', 'The list that the queries are for.'),
  Query: text('status=34', 'The query string of the list’s URL.'),
  Visibility: text(
    'team',
    'Who sees it besides its owner: mine: nobody; team: employees who share an account owner with them; everybody: all employees. It shows each of them only records they can see.',
  ),
  MayDelete: { example: true, description: 'The signed-in employee can delete it.' },
  Pin: {
    example: 1,
    description: 'Its position among the employee’s pinned views of the list; 0: not pinned.',
  },
  IsDefault: { example: false },
  WithDisabled: { example: false, description: 'Includes disabled ones.' },
  social: { example: [{ label: 'Prints', url: 'https://social.example/prints' }] },
  url: text('https://social.example/prints'),
  links: {
    example: {
      giftPortal: null,
      notePortal: null,
      reports: 'https://reports.example',
      marketing: null,
      feedback: null,
      sendNote: null,
      sendGift: null,
      sendNomination: null,
    },
    description: 'URLs by name; null: not shown.',
  },
  version: text('1.8.2'),
  at: text('2026-11-23T17:00:00Z', 'A time in UTC.'),
  by: text('Robin Sample'),
};
