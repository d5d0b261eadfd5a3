/** The last line of an address: 'Denver, CO 80202', without empty parts. */
export const cityLine = (city: string, state: string, zip: string): string =>
  [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');
