import { tagged } from '../tags.ts';

const FOUND_LINE = {
  label: '100023-1',
  Advertiser: 'Example Outdoor',
  Company: 'Matrix Press',
  CompanyID: 1,
  ParentID: 1,
};
const states = [{ value: 'CO', label: 'Colorado' }];
const someone = { value: 1, label: 'Robin Sample', data: '7D9F3C52-6C1E-4B8E-9A0B-2F1D3E4C5B6A' };

const view = {
  ID: 1,
  List: 'orders',
  Name: 'Late ones',
  Query: 'status=34',
  Visibility: 'team',
  OwnerName: 'Robin Sample',
  IsOwn: true,
  MayDelete: true,
  Pin: 1,
  IsDefault: false,
};

export const listTexts = tagged('Lists', {
  figures: {
    summary: 'The figures of the work',
    description:
      'What a team or a person has done in a period of at most 92 days, which prospects were won, and which order lines wait for the customer. Each figure has the address of the list that it counts. Without Team and Employee it is the team of the employee’s default account owner.',
    problems: [404],
    example: { query: { Team: 1, Employee: 0, From: '2026-11-01', To: '2026-11-23' } },
  },
  figuresExport: {
    summary: 'The figures of the work as a file',
    description: 'Of the same: a spreadsheet by person and by day, or by person as CSV.',
    problems: [404],
    example: { query: { Team: 1, Employee: 0, From: '2026-11-01', To: '2026-11-23', Format: 'xlsx' } },
  },
  trendGroups: {
    summary: 'Company parents, companies, employees and states',
    description:
      'The options of the pickers, in alphabetical order. Answered with an ETag: send it as If-None-Match, and the same lists are 304.',
    example: {
      response: {
        TrendGroups: [{ value: 1, label: 'Example Group' }],
        Customers: [{ value: 1, label: 'Matrix Press', TrendGroupId: 1 }],
        Employees: [someone],
        States: states,
      },
    },
  },
  counts: {
    summary: 'The header’s counts under a selection',
    description: 'Each equals the total of the list that its link opens.',
    example: { response: { CompanyCount: 1, ContactCount: 4, OrderCount: 120, ActivityCount: 3 } },
  },
  parentSearch: {
    summary: 'Search company parents',
    description: 'By a part of the name; those that begin with it first.',
    example: { response: { results: [{ value: 1, label: 'Example Group' }] } },
  },
  companySearch: {
    summary: 'Search companies',
    description: 'By a part of the name; those that begin with it first. Each with its company parent.',
  },
  contactSearch: {
    summary: 'Search contacts',
    description: 'By a part of the name; those that begin with it first. Each with its default company.',
    example: { response: { results: [{ value: 1, label: 'Jo Placeholder', Company: 'Matrix Press' }] } },
  },
  salesReps: {
    summary: 'Sales reps, or account owners',
    description:
      'The sales reps of the companies under a selection. With companyId -1 the account owners instead.',
    example: { response: [{ value: 1, label: 'Robin Sample' }] },
  },
  forecastFamilies: {
    summary: 'Forecast families',
    description: 'The lines of business under which a prospect is counted, by name.',
    example: { response: [{ value: 1, label: 'General' }] },
  },
  palette: {
    summary: 'Search companies, contacts and order lines',
    description:
      'Companies and contacts by name, phone number and e-mail, order lines by their number. At most eight of each; those that begin with the term first.',
    example: {
      response: {
        Companies: [{ value: 1, label: 'Matrix Press', TrendGroupId: 1, Phone: '402-555-0100' }],
        Contacts: [
          {
            value: 1,
            label: 'Jo Placeholder',
            Company: 'Matrix Press',
            CompanyID: 1,
            ParentID: 1,
            Email: 'jo@matrix.example',
            Phone: '402-555-0101',
            Cell: '',
          },
        ],
        Orders: [FOUND_LINE],
      },
    },
  },
  paletteTexts: {
    summary: 'Search activities and order lines by what is written in them',
    description:
      'Activities by their notes, from three characters on; order lines by references, tracking, address and advertiser, from four on. At most eight of each.',
    example: { response: { Activities: [], Orders: [FOUND_LINE] } },
  },
  views: {
    tag: 'Views',
    summary: 'The views that the employee sees',
    description:
      'Their own, and those shared with their team or with everybody, of all lists, by name; with what the employee has pinned, and what their lists open with.',
    example: { response: [view] },
  },
  viewSave: {
    tag: 'Views',
    summary: 'Add or change a view',
    description:
      'With ID 0 it is added. Query is the query string of the list’s address: selection, filters and sort order. A parameter that the list does not have, or that has no such value, is refused with its name.',
    problems: [403, 404, 422],
    isWrite: true,
    example: {
      body: { ID: 0, List: 'orders', Name: 'Late ones', Query: 'status=34', Visibility: 'team' },
      response: view,
    },
  },
  viewDelete: {
    tag: 'Views',
    summary: 'Delete a view',
    description: 'One’s own; Operations may also delete a shared one whose owner has left.',
    problems: [403, 404],
    isWrite: true,
  },
  viewsPin: {
    tag: 'Views',
    summary: 'Pin views to a list',
    description: 'These are pinned for the employee, in this order, and no others.',
    problems: [404],
    isWrite: true,
    example: { body: { List: 'orders', IDs: [1] } },
  },
  viewDefault: {
    tag: 'Views',
    summary: 'Choose the view that a list opens with',
    description: 'For the employee alone. With ID 0 the list opens with its own defaults.',
    problems: [404],
    isWrite: true,
    example: { body: { List: 'orders', ID: 1 } },
  },
  viewCounts: {
    tag: 'Views',
    summary: 'Count what views show',
    description:
      'How many records the employee would find in each of their pinned views of a list, and in the views that their lists open with. Each equals the total of the list.',
    example: {
      body: { List: 'orders', ParentID: 0, CompanyID: 0 },
      response: { Counts: [{ ID: 1, Count: 12 }] },
    },
  },
  listCounts: {
    tag: 'Views',
    summary: 'Count parts of a list',
    description:
      'How many records the employee would find in a list at each of these query strings of its address, under the selection. Each equals the total of the list; null for one with a filter, or a value of it, that the list does not have.',
    example: {
      body: { List: 'orders', ParentID: 0, CompanyID: 0, Queries: ['late=1', 'status=2'] },
      response: { Counts: [4, 12] },
    },
  },
});
