/** Shown in place of anything that is still loading. The text is prescribed. */
export const LOADING = 'Loading...please wait';
