import { fieldNamesOf, type FeedResource } from '@galley/shared/contract/feedFields';

/** What columns are called beside the names of their fields. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  externalId: ['id', 'key', 'number', 'code'],
  order: ['orderno', 'ordernumber', 'ordernum'],
  line: ['lineno', 'linenumber', 'linenum'],
  company: ['customer', 'customerid', 'companyid', 'client'],
  status: ['state', 'orderstatus'],
  orderDate: ['ordered', 'date', 'dateordered'],
  shipDate: ['shipped', 'dateshipped'],
  deliveryDate: ['delivered', 'datedelivered'],
  cost: ['total', 'amount', 'price'],
  qty: ['quantity', 'count'],
  clientPo: ['po', 'ponumber', 'purchaseorder'],
  email: ['emailaddress', 'mail'],
  phone: ['phonenumber', 'telephone', 'tel'],
  cell: ['mobile', 'cellphone'],
  givenName: ['firstname', 'first'],
  familyName: ['lastname', 'last', 'surname'],
  address1: ['address', 'street'],
  zip: ['zipcode', 'postalcode', 'postcode'],
  parent: ['companyparent', 'group'],
  accountOwner: ['owner'],
  salesRep: ['rep', 'salesperson'],
  url: ['website', 'web'],
};

const plain = (text: string): string => text.toLowerCase().replaceAll(/[^a-z\d]/g, '');

/** The column of each field, as far as the headings tell. No column is two fields. */
export function guessColumns(resource: FeedResource, headings: readonly string[]): Record<string, string> {
  const free = new Map(
    headings.filter((heading) => plain(heading) !== '').map((heading) => [heading, plain(heading)]),
  );
  const columns: Record<string, string> = {};
  const take = (field: string, isMeant: (heading: string) => boolean) => {
    const [found] = [...free].find(([, heading]) => isMeant(heading)) ?? [];
    if (found === undefined || Object.hasOwn(columns, field)) return;
    columns[field] = found;
    free.delete(found);
  };
  const fields = fieldNamesOf(resource);
  // Every name of a field goes before what else a column may be called.
  for (const field of fields) take(field, (heading) => heading === plain(field));
  for (const field of fields) {
    const inner = field.split('.').at(-1) ?? field;
    take(field, (heading) => heading === plain(inner) || ALSO[inner]?.includes(heading) === true);
  }
  return columns;
}
