import { createStore } from 'zustand/vanilla';

/** Colleagues' changes to a list page that is still shown in its old state. */
export interface ListNews {
  /** '3 new', '2 gone'. */
  text: string;
  /** Shows the current state of the page. */
  show: () => void;
}

/** By the hash of the page's query. */
export const listNews = createStore<Readonly<Partial<Record<string, ListNews>>>>()(() => ({}));
