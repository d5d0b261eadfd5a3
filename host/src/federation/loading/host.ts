/** The host's name among the instances of Module Federation in the page. */
export const HOST = 'galley_host';
