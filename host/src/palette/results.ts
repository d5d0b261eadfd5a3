import type {
  PaletteCompany,
  PaletteContact,
  PaletteOrder,
  PaletteResponse,
  PaletteTextsResponse,
} from '@galley/server/day/palette/contract';
import type { View } from '@galley/shared/contract/views';
import { foldName } from '@galley/shared/domain/foldName';
import { orderLineUrl, viewOrdersPreset } from '@galley/shared/domain/orderLinks';
import { screenUrl, type ScreenName, type Selection } from '@galley/shared/domain/selection';
import { viewUrl } from '@galley/shared/domain/view';
import { withSelection } from '@galley/shared/ui';
import { opening } from '../opening.ts';
import { activityResult, addActivity, call, copy, offered, writeTo } from './actions.ts';
import type { Result } from './result.ts';

export interface Group {
  title: string;
  results: Result[];
}

/** What the server found: by names and numbers, and by texts. */
export interface Found {
  records: PaletteResponse | undefined;
  texts: PaletteTextsResponse | undefined;
  views: readonly Result[];
}

/** Fewer characters are not sent to the server. */
export const TERM_MINIMUM = 2;

const NAMES: readonly ScreenName[] = ['activities', 'companies', 'contacts', 'orders'];
const capitalized = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`;

/** Where the screens are, under a selection. */
export const screenResults = (selection: Selection): Result[] =>
  NAMES.map((name) => ({
    key: name,
    label: `Go to ${capitalized(name)}`,
    url: opening(screenUrl(name, selection)),
  }));

/** The views of all lists (PAL-12). */
export const viewResults = (views: readonly View[], selection: Selection): Result[] =>
  views.map((view) => ({
    key: `view-${view.ID}`,
    label: view.Name,
    detail: capitalized(view.List),
    url: viewUrl(view.List, view, selection),
  }));

/** A company's lists. */
const listsOf = (selection: Selection): Result[] => [
  { key: 'activities', label: 'Show activities', url: screenUrl('activities', selection) },
  { key: 'contacts', label: 'Show contacts', url: screenUrl('contacts', selection) },
  { key: 'orders', label: 'Show orders', url: withSelection(`/orders?${viewOrdersPreset()}`, selection) },
];

function companyResult({ value, label, TrendGroupId, Phone }: PaletteCompany): Result {
  const selection = { parentId: TrendGroupId, companyId: value };
  return {
    key: `company-${value}`,
    label,
    detail: Phone,
    url: screenUrl('companies', selection),
    actions: [
      ...call(Phone),
      ...listsOf(selection),
      addActivity({ CompanyID: value, CompanyName: label, ParentID: TrendGroupId }),
      ...offered('company', value, label),
    ],
  };
}

function contactResult(contact: PaletteContact): Result {
  const { value, label, Company, CompanyID, ParentID, Email, Phone, Cell } = contact;
  const company = { CompanyID, CompanyName: Company, ParentID };
  const reached = [Phone, Cell, Email].filter((way) => way !== '');
  return {
    key: `contact-${value}`,
    label,
    detail: [Company, ...reached].filter((part) => part !== '').join(' · '),
    url: `/contacts?contact=${value}`,
    actions: [
      ...call(Phone),
      ...call(Cell),
      ...writeTo(Email),
      addActivity({ IndividualID: value, IndividualName: label, ...(CompanyID === 0 ? {} : company) }),
      {
        key: 'activities',
        label: 'Show activities',
        url: `/activities?${new URLSearchParams({ for: '0', contact: String(value), status: '3', range: '7' })}`,
      },
      ...(CompanyID === 0 ? [] : [companyLink({ CompanyID, ParentID }, Company)]),
      ...offered('contact', value, label),
    ],
  };
}

const companyLink = (
  { CompanyID, ParentID }: { CompanyID: number; ParentID: number },
  name: string,
): Result => ({
  key: 'company',
  label: `Show ${name}`,
  url: screenUrl('companies', { parentId: ParentID, companyId: CompanyID }),
});

const orderResult = ({ label, Advertiser, Company, CompanyID, ParentID }: PaletteOrder): Result => ({
  key: `order-${label}`,
  label,
  detail: [Advertiser, Company].filter((part) => part !== '').join(' · '),
  url: orderLineUrl(label),
  actions: [
    companyLink({ CompanyID, ParentID }, Company),
    copy(label, 'order number'),
    addActivity({ CompanyID, CompanyName: Company, ParentID, ActivityComments: `Order ${label}` }),
    ...offered('order-line', 0, label),
  ],
});

/** What a person uses most comes first; what they never chose keeps its order. */
const byUse = (results: readonly Result[], scores: ReadonlyMap<string, number>): Result[] =>
  results.toSorted((one, other) => (scores.get(other.key) ?? 0) - (scores.get(one.key) ?? 0));

const unique = (orders: readonly PaletteOrder[]) => [
  ...new Map(orders.map((order) => [order.label, order])).values(),
];

const containing = (results: readonly Result[], wanted: string) =>
  results.filter(({ label, keywords = [] }) =>
    [label, ...keywords].some((text) => foldName(text).includes(wanted)),
  );

/**
 * The results of the palette for a term, in groups; a group without results is left out. What the server found
 * opens without the selection: it may lie elsewhere (PAL-03, PAL-04).
 * @param scores how much the person uses a result, by its key (PAL-10)
 */
export function groupsOf(
  term: string,
  actions: readonly Result[],
  { records, texts, views }: Found,
  scores: ReadonlyMap<string, number>,
): Group[] {
  const wanted = foldName(term);
  const groups: Group[] = [
    { title: 'Actions', results: containing(actions, wanted) },
    { title: 'Views', results: wanted === '' ? [] : containing(views, wanted) },
  ];
  if (wanted.length >= TERM_MINIMUM) {
    const orders = unique([...(records?.Orders ?? []), ...(texts?.Orders ?? [])]);
    groups.push(
      { title: 'Companies', results: (records?.Companies ?? []).map(companyResult) },
      { title: 'Contacts', results: (records?.Contacts ?? []).map(contactResult) },
      { title: 'Orders', results: orders.map(orderResult) },
      { title: 'Activities', results: (texts?.Activities ?? []).map(activityResult) },
    );
  }
  return groups
    .filter(({ results }) => results.length > 0)
    .map(({ title, results }) => ({ title, results: byUse(results, scores) }));
}

/** What can be done with a result, as a group of its own. */
export const actionsOf = (result: Result, term: string, back: Result): Group[] => [
  { title: result.label, results: [...containing(result.actions ?? [], foldName(term)), back] },
];
