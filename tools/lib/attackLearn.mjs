// @ts-check
// Finds or creates the records that the attack's requests name.
import { ORDER_STATUSES } from '../../server/dist/orders/rules/orderStatus.js';
import { OPERATIONS, PASSWORD } from './attackSession.mjs';

/**
 * @typedef {(target: import('./attackRequest.mjs').Target) => Promise<any>} Ask sends one request
 *
 * @typedef {object} Known
 * @property {string} uid the employee's
 * @property {string} company a company's uid
 * @property {number} contact a contact of that company
 * @property {number} address a shipping address of that company
 * @property {number} file a file of that company
 * @property {string} exported an export's uid
 * @property {string} calendar the path of a calendar feed
 * @property {string} line an order-line id
 * @property {string} shared the path of a link to an order line that is waiting for the customer's approval
 * @property {string} proof the version of its proof
 * @property {number} template an email template
 * @property {object} quote a quote as it is saved, with its id
 * @property {number} draft the id of that quote
 * @property {number} sent a quote that was sent
 * @property {string} quoted the path of a link to it
 * @property {string} release the active release of orders
 */

/** A company whose records the sales rep can all see, including pricing documents. */
export const COMPANY = 2;
export const selection = { ParentID: 2, CompanyID: COMPANY };

/** A new shipping address. */
export const address = {
  id: 0,
  name: 'Dock',
  address1: '1 Main St',
  address2: 'Door 2',
  city: 'Denver',
  state: 'CO',
  zip: '80202',
  isSelected: false,
};

/** @param {string} url */
const pathOf = (url) => new URL(url).pathname;

/** @param {Ask} ask */
async function learnCompany(ask) {
  const first = { PageNo: 1, PageSize: 20, SortOrder: 0, ...selection };
  const { Customers } = await ask({ url: '/v1/customers/paged', body: first });
  const { Contacts } = await ask({ url: '/v1/individuals/paged', body: first });
  const [{ CustomerUID: company }] = Customers;
  const [{ IndividualId: contact }] = Contacts;
  const addresses = `/v1/customers/ShippingAddresses?customerUid=${company}`;
  await ask({ url: addresses, body: address });
  const [{ id }] = await ask({ url: addresses });
  const { ID: file } = await ask({
    url: `/v1/records/companies/${COMPANY}/files?name=learned.txt`,
    file: 'A file',
  });
  return { company, contact, address: id, file };
}

/** @param {Ask} ask @param {string} uid */
async function learnOrders(ask, uid) {
  const page = { PageNo: 1, PageSize: 20, Filter_DateRange: 7, Filter_Apply: true };
  const { Orders } = await ask({ url: '/v1/orders/paged', body: { ...page, ...selection } });
  const Filter_Status = ORDER_STATUSES.indexOf('Customer Approval');
  const { Orders: waiting } = await ask({ url: '/v1/orders/paged', body: { ...page, Filter_Status } });
  const { Address } = await ask({
    url: `/v1/shares/lines/${waiting[0].OrderIDLineNum}`,
    body: { EmployeeUID: uid, Days: 30, Fields: ['status', 'proof'] },
  });
  const shared = pathOf(Address);
  const [, proof = ''] = /name="Proof" value="([^"]*)"/.exec(await ask({ url: shared })) ?? [];
  return { line: Orders[0].OrderIDLineNum, shared, proof };
}

/** @param {Ask} ask @param {number} contact */
async function learnQuotes(ask, contact) {
  const { Products } = await ask({ url: `/v1/quoteterms/${COMPANY}` });
  const [{ ID: ProductID, Breaks }] = Products;
  const line = { ProductID, Qty: Breaks[0].MinQty, UnitCents: Breaks[0].Cents, Design: 'Autumn' };
  const added = {
    ID: 0,
    CompanyID: COMPANY,
    ContactID: contact,
    ValidUntil: '2099-12-31',
    Notes: 'Notes',
    Terms: 'Terms',
    Lines: [line],
  };
  const { ID: draft } = await ask({ url: '/v1/quotes/save', body: added });
  const { ID: sent, Version } = await ask({ url: '/v1/quotes/save', body: added });
  const { Address } = await ask({ url: `/v1/quotes/${sent}/send`, body: { Version, Days: 30 } });
  return { quote: { ...added, ID: draft }, draft, sent, quoted: pathOf(Address) };
}

/** @param {Ask} ask */
async function learnRelease(ask) {
  const { remotes } = await ask({ url: '/v1/releases', as: OPERATIONS });
  const { active } = remotes.find((/** @type {{ remote: string }} */ { remote }) => remote === 'orders');
  return active;
}

/** @param {Ask} ask @returns {Promise<Known>} */
export async function learn(ask) {
  const { UID: uid } = await ask({ url: '/v1/employees' });
  const company = await learnCompany(ask);
  const { Address: calendar } = await ask({ url: '/v1/calendar', body: { Proof: PASSWORD } });
  const { ID: template } = await ask({
    url: '/v1/mailtemplates',
    body: { ID: 0, Name: 'Learned', Subject: 'Order {order}', Body: 'Hi {name}', IsShared: false },
  });
  return {
    uid,
    ...company,
    ...(await learnOrders(ask, uid)),
    ...(await learnQuotes(ask, company.contact)),
    exported: await ask({ url: `/v1/orders/getUid/${COMPANY}` }),
    calendar: pathOf(calendar),
    template,
    release: await learnRelease(ask),
  };
}
