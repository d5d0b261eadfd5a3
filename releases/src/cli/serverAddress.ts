/** Whether a text is the address of a server. */
export const isServerAddress = (text: string): boolean =>
  /^https?:$/.test(URL.canParse(text) ? new URL(text).protocol : '');
