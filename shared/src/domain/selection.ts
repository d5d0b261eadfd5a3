/** The two-level filter of the header; 0 means none (FILT-02). */
export interface Selection {
  parentId: number;
  companyId: number;
}

export const NOTHING: Selection = { parentId: 0, companyId: 0 };

/** Whether anything is chosen. */
export const hasSelection = ({ parentId, companyId }: Selection): boolean => parentId > 0 || companyId > 0;

/** Digits only, as in every other parameter: ' 1' and '0x1' aren't ids. */
const ID = /^\d{1,10}$/;

const selectedId = (text: string | null): number => {
  const id = Number(text);
  return ID.test(text ?? '') && id <= 2_147_483_647 ? id : 0;
};

/** The selection in a query string; anything that isn't an id counts as none. */
export function selectionOf(search: string): Selection {
  const params = new URLSearchParams(search);
  return { parentId: selectedId(params.get('parent')), companyId: selectedId(params.get('company')) };
}

/** The fields of a company option that the filter uses. */
export interface FilterCompany {
  value: number;
  TrendGroupId: number;
}

export type SelectionEvent =
  | { type: 'choose-parent'; parentId: number }
  | { type: 'choose-company'; companyId: number }
  | { type: 'clear-parent' }
  | { type: 'clear-company' };

/** The companies that can be chosen under a parent; all of them without one (FILT-04). */
export const companiesUnder = <T extends FilterCompany>(
  companies: readonly T[],
  parentId: number,
): readonly T[] =>
  parentId === 0 ? companies : companies.filter((company) => company.TrendGroupId === parentId);

/** The selection after an event: the whole state machine of the filter (FILT-04 to FILT-06). */
export function select(
  before: Selection,
  event: SelectionEvent,
  companies: readonly FilterCompany[],
): Selection {
  switch (event.type) {
    case 'choose-parent': {
      const [only, ...others] = companiesUnder(companies, event.parentId);
      const companyId = only !== undefined && others.length === 0 ? only.value : 0;
      return { parentId: event.parentId, companyId };
    }
    case 'choose-company': {
      const chosen = companies.find((company) => company.value === event.companyId);
      return { parentId: chosen?.TrendGroupId ?? before.parentId, companyId: event.companyId };
    }
    case 'clear-parent':
      return NOTHING;
    case 'clear-company':
      return { ...before, companyId: 0 };
  }
}

/** How lists are searched: 0 with no company selected, 2 with one (FILT-08). */
export const searchMode = ({ companyId }: Selection): 0 | 2 => (companyId === 0 ? 0 : 2);

/** The minimum number of characters for a search (FILT-03). */
export const SEARCH_MINIMUM = 3;

/** Companies are listed once three characters are typed, or at once under a parent (FILT-03). */
export const companySearchMinimum = ({ parentId }: Selection): number =>
  parentId === 0 ? SEARCH_MINIMUM : 0;

/** The parameters of an address, by name; one with several values is repeated for each. */
export type LinkParams = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/** The address of a screen within a selection, with parameters of its list, which its release record names. */
export function linkTo(
  screen: string,
  { parentId, companyId }: Selection = NOTHING,
  params: LinkParams = {},
): string {
  const address = new URLSearchParams();
  if (parentId > 0) address.set('parent', String(parentId));
  if (companyId > 0) address.set('company', String(companyId));
  for (const [name, values] of Object.entries(params))
    for (const value of [values].flat()) address.append(name, String(value));
  return address.size === 0 ? `/${screen}` : `/${screen}?${address}`;
}
