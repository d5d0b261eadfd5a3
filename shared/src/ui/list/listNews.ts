import { createStore } from 'zustand/vanilla';

/** What colleagues have made of a page of a list that is shown as it was. */
export interface ListNews {
  /** '3 new', '2 gone'. */
  text: string;
  /** Shows the page as it is now. */
  show: () => void;
}

/** By the hash of the page's query. */
export const listNews = createStore<Readonly<Partial<Record<string, ListNews>>>>()(() => ({}));
