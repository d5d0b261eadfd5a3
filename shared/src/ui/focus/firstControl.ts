/** What takes the focus for a record, a card or a table's row: of a card, its title. */
export const firstControl = (record: Element | null | undefined) =>
  record?.querySelector<HTMLElement>('button:enabled, a[href]');
