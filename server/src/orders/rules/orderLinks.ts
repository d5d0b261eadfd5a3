/**
 * The orders list with this line, whatever its date: range 7 is All, and a search is applied. The filter finds ids that begin with the text,
 * so line 1 comes with lines 10 to 19.
 */
export const orderLineUrl = (line: string): string =>
  `/orders?${new URLSearchParams({ order: line, range: '7', apply: 'yes' })}`;

/** How a company's orders open: with default filters, by order date (ORD-13). */
export const OF_A_COMPANY = { sort: 'OrderDate-asc' } as const;

/** How the orders of an activity's company or of a contact open: with default filters, by order date (ORD-13). */
export const viewOrdersPreset = (contact = 0): string =>
  new URLSearchParams({
    ...(contact > 0 ? { contact: String(contact) } : {}),
    ...OF_A_COMPANY,
  }).toString();
