import { activityList } from '../activities/rules/activityList.ts';
import { companyList } from '../companies/rules/companyList.ts';
import { listValues } from '@galley/shared/domain/listState';
import { orderList } from '../orders/rules/orderList.ts';

const queryOf = (address: string): string => address.slice(address.indexOf('?'));

/** The payload of the list at an address, parsed as its screen does, so that a figure can't differ from its list. */
export const activitiesAt = (address: string) =>
  activityList.payloadOf(listValues(activityList, queryOf(address)));
export const companiesAt = (address: string) =>
  companyList.payloadOf(listValues(companyList, queryOf(address)));
export function ordersAt(address: string) {
  const values = listValues(orderList, queryOf(address));
  return { selection: values.selection, filters: orderList.payloadOf(values) };
}
