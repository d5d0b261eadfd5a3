/** The resources whose changes by people are reported. A quote means that somebody built one for a company, whose id it has. */
export const CHANGE_RESOURCES = ['activities', 'contacts', 'prospects', 'addresses', 'quotes'] as const;
export type ChangeResource = (typeof CHANGE_RESOURCES)[number];
