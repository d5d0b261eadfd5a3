import { activityList } from '@galley/shared/domain/activityList';
import { companyList } from '@galley/shared/domain/companyList';
import { listValues } from '@galley/shared/domain/listState';
import { orderList } from '@galley/shared/domain/orderList';
import type { ScreenName, Selection } from '@galley/shared/domain/selection';

type Filters = Record<string, string | number | readonly number[]>;

/** The address of a list with filters, under a selection. */
export function listAddress(list: ScreenName, { parentId, companyId }: Selection, filters: Filters): string {
  const address = new URLSearchParams();
  if (parentId > 0) address.set('parent', String(parentId));
  if (companyId > 0) address.set('company', String(companyId));
  for (const [name, values] of Object.entries(filters))
    for (const value of [values].flat()) address.append(name, String(value));
  return `/${list}?${address.toString()}`;
}

const queryOf = (address: string): string => address.slice(address.indexOf('?'));

/** What the list at an address asks for, as its screen reads it: a figure that is counted by it can't differ from its list. */
export const activitiesAt = (address: string) =>
  activityList.payloadOf(listValues(activityList, queryOf(address)));
export const companiesAt = (address: string) =>
  companyList.payloadOf(listValues(companyList, queryOf(address)));
export function ordersAt(address: string) {
  const values = listValues(orderList, queryOf(address));
  return { selection: values.selection, filters: orderList.payloadOf(values) };
}
