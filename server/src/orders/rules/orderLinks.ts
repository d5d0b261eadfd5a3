/** The orders list with a line alone, whatever its date: range 7 is All, and a search was applied. */
export const orderLineUrl = (line: string): string =>
  `/orders?${new URLSearchParams({ order: line, range: '7', apply: 'yes' })}`;

/** How the orders of a company open: the default filters, by order date (ORD-13). */
export const OF_A_COMPANY = { sort: 'OrderDate-asc' } as const;

/** ORD-13: how the orders of an activity's company, or of a contact, open: the default filters, by order date. */
export const viewOrdersPreset = (contact = 0): string =>
  new URLSearchParams({
    ...(contact > 0 ? { contact: String(contact) } : {}),
    ...OF_A_COMPANY,
  }).toString();
