/** What stands where something is still loading. The text is prescribed. */
export const LOADING = 'Loading...please wait';
