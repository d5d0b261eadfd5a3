/** Shown in the place of everything that is still loading. The text is prescribed. */
export const LOADING = 'Loading...please wait';
