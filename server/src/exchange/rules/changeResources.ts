/**
 * The resources whose changes by people are reported. `quotes` is reported with a company's id: when somebody builds a quote document for the
 * company, or when a customer accepts a quote.
 */
export const CHANGE_RESOURCES = ['activities', 'contacts', 'prospects', 'addresses', 'quotes'] as const;
export type ChangeResource = (typeof CHANGE_RESOURCES)[number];
