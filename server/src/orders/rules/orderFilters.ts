/**
 * The filters of the list of order lines, defined only here. Keyed by name in the address:
 * - `field` in calls 27 and 28
 * - `label` on the screen
 * - `kind` of value: an id, ids, statuses, a text, one or several texts, or a number that people type as text
 * - `columns` of order_line to compare with; for `product` and `advertiser`, their name
 * - `how` to compare: some column equals the value or one of its values, begins with it or contains it, ignoring case; a size matches in
 * any notation
 * The date range and its date type aren't among them, because together they have four fields. Neither are the filters for late lines and
 * for a team, which don't compare a column with what was entered.
 */
export const ORDER_FILTERS = {
  contact: {
    field: 'Filter_ContactID',
    kind: 'id',
    label: 'Contact',
    columns: ['sales_contact_id', 'graphics_contact_id'],
    how: 'equals',
  },
  rep: {
    field: 'Filter_SalesRepID',
    kind: 'ids',
    label: 'Sales Rep.',
    columns: ['sales_rep_id'],
    how: 'equals',
  },
  status: { field: 'Filter_Status', kind: 'statuses', label: 'Status', columns: ['status'], how: 'equals' },
  order: {
    field: 'Filter_OrderNum',
    kind: 'number',
    label: 'Order Number',
    columns: ['order_line_num'],
    how: 'begins',
  },
  product: {
    field: 'Filter_ProductNames',
    kind: 'texts',
    label: 'Product',
    columns: ['product'],
    how: 'contains',
  },
  advertiser: {
    field: 'Filter_advertiser',
    kind: 'text',
    label: 'Advertiser',
    columns: ['advertiser'],
    how: 'contains',
  },
  dimensions: { field: 'Filter_size', kind: 'text', label: 'Size', columns: ['size_search'], how: 'size' },
  design: {
    field: 'Filter_design',
    kind: 'text',
    label: 'Design',
    columns: ['design_search'],
    how: 'contains',
  },
  shipping: {
    field: 'Filter_shipping',
    kind: 'text',
    label: 'Shipping',
    columns: ['shipping_search'],
    how: 'contains',
  },
  description: {
    field: 'Filter_description',
    kind: 'text',
    label: 'Description',
    columns: ['description_search'],
    how: 'contains',
  },
  reorder: {
    field: 'Filter_reorder',
    kind: 'text',
    label: 'Reorder',
    columns: ['reorder_search'],
    how: 'contains',
  },
  cap: { field: 'Filter_cap', kind: 'text', label: 'CAP #', columns: ['cap_num'], how: 'contains' },
  part: { field: 'Filter_part', kind: 'text', label: 'Part', columns: ['part_search'], how: 'contains' },
  unit: { field: 'Filter_unit', kind: 'text', label: 'Unit #(s)', columns: ['unit_search'], how: 'contains' },
  references: {
    field: 'Filter_references',
    kind: 'text',
    label: 'References',
    columns: ['reference_search'],
    how: 'contains',
  },
  geopath: {
    field: 'Filter_geopathid',
    kind: 'text',
    label: 'GeopathID(s)',
    columns: ['geopath_search'],
    how: 'contains',
  },
  invoice: { field: 'Filter_invoice', kind: 'number', label: 'Invoice', columns: ['invoice'], how: 'equals' },
} as const;

export type OrderFilters = typeof ORDER_FILTERS;
export type OrderFilterName = keyof OrderFilters;
export type OrderFilterKind = OrderFilters[OrderFilterName]['kind'];
export const ORDER_FILTER_NAMES = Object.keys(ORDER_FILTERS) as OrderFilterName[];

/** The filters of some kinds. */
export type FiltersOf<Kind extends OrderFilterKind> = {
  [Name in OrderFilterName]: OrderFilters[Name]['kind'] extends Kind ? Name : never;
}[OrderFilterName];

/**
 * Builds an object with an entry for each filter of some kinds.
 * @param key the entries' keys: the filters' names or their fields
 */
export function ofEachFilter<
  Of extends Partial<Record<OrderFilterKind, unknown>>,
  Key extends 'name' | 'field',
>(
  of: Of,
  key: Key,
): {
  [
    Name in FiltersOf<Extract<keyof Of, OrderFilterKind>> as Key extends 'name'
      ? Name
      : OrderFilters[Name]['field']
  ]: Of[OrderFilters[Name]['kind']];
} {
  const entries = ORDER_FILTER_NAMES.filter((name) => ORDER_FILTERS[name].kind in of).map((name) => [
    key === 'name' ? name : ORDER_FILTERS[name].field,
    of[ORDER_FILTERS[name].kind],
  ]);
  // The entries have the declared type: the table is walked once at run time and once by the compiler.
  return Object.fromEntries(entries) as ReturnType<typeof ofEachFilter<Of, Key>>;
}
