/** The lists of Galley's own remotes, by the addresses of their screens. Every remote can add chips to them and link to them. */
export const LISTS = ['activities', 'companies', 'contacts', 'orders', 'quotes'] as const;
export type ListName = (typeof LISTS)[number];
