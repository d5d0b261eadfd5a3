import type { Option } from '@galley/shared/contract/common';
import type { TrendGroupsResponse } from '@galley/shared/contract/lookups';
import type { ProspectSaveResponse } from '@galley/server/companies/prospects/contract';

/** A name as the server compares it, ignoring case, and surrounding or repeated spaces. */
const keyOf = (name: string) => name.trim().replaceAll(/\s+/g, ' ').toLowerCase();

/** The parents by name, for a fast lookup of a typed name among very many. */
export const parentsByName = (parents: readonly Option[]): ReadonlyMap<string, Option> =>
  new Map(parents.map((parent) => [keyOf(parent.label), parent]));

/** PROS-03: the parent of a typed company name; one that does not exist yet has value 0. Null while nothing is typed. */
export function parentOfName(name: string, parents: ReadonlyMap<string, Option>): Option | null {
  const key = keyOf(name);
  return key === '' ? null : (parents.get(key) ?? { value: 0, label: name.trim() });
}

/** The longest name that call 24 accepts. */
const LONGEST_NAME = 200;

/** PROS-11: the parent that can be created from the typed name; null if a parent with that name exists. */
export function newParent(typed: string, parents: ReadonlyMap<string, Option>) {
  const parent = parentOfName(typed.trim().slice(0, LONGEST_NAME), parents);
  return parent?.value === 0 ? { ...parent, offer: `Create company parent “${parent.label}”` } : null;
}

/** The options with one added in alphabetical order, which replaces any with the same id (PROS-09). */
export function insertInOrder<T extends Option>(options: readonly T[], option: T): T[] {
  const others = options.filter(({ value }) => value !== option.value);
  const name = option.label.toLowerCase();
  const next = others.findIndex(({ label }) => label.toLowerCase() > name);
  return others.toSpliced(next === -1 ? others.length : next, 0, option);
}

/** Call 1's response with a saved prospect and its parent added (PROS-09). */
export const withProspect = (
  options: TrendGroupsResponse,
  { CustomerID, CustomerDisplayName, ...parent }: NonNullable<ProspectSaveResponse['Customer']>,
): TrendGroupsResponse => ({
  ...options,
  TrendGroups: insertInOrder(options.TrendGroups, {
    value: parent.TrendGroupNumber,
    label: parent.TrendGroupName,
  }),
  Customers: insertInOrder(options.Customers, {
    value: CustomerID,
    label: CustomerDisplayName,
    TrendGroupId: parent.TrendGroupNumber,
  }),
});
