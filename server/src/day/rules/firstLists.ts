import { activityList, activityListCall } from '../../activities/rules/activityList.ts';
import { companyList, companyListCall } from '../../companies/rules/companyList.ts';
import { contactList, contactListCall } from '../../contacts/rules/contactList.ts';
import { orderList, orderListCall } from '../../orders/rules/orderList.ts';

/** The lists that a page can open with, by screen. They're requested while the screen's code is still loading (LOAD-05). */
export const firstLists = {
  activities: { list: activityList, call: activityListCall },
  companies: { list: companyList, call: companyListCall },
  contacts: { list: contactList, call: contactListCall },
  orders: { list: orderList, call: orderListCall },
};
