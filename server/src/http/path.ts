/** An address as a request names it, without its query: '//' is one too, which no URL could be read from. */
export const pathOf = (url: string): string => url.replace(/\?.*$/, '');
