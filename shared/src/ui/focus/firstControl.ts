/** The element that gets the focus for a record: for a card its title. */
export const firstControl = (record: Element | null | undefined) =>
  record?.querySelector<HTMLElement>('button:enabled, a[href]');
