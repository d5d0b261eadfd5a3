import { firstLists } from '@galley/server/day/rules/firstLists';
import type { List } from '@galley/shared/domain/listState';
import type { listQuery } from '@galley/shared/http';

export interface FirstList {
  list: List<object, unknown, object>;
  call: Parameters<typeof listQuery<object, Record<string, unknown>>>;
}
/** Each list calls its own part of the server, with its own address parameters. */
const LISTS = firstLists as unknown as Readonly<Record<string, FirstList>>;

/** The list that a screen opens with; undefined for a screen without one. */
export const firstListOf = (screen: string): FirstList | undefined =>
  Object.hasOwn(LISTS, screen) ? LISTS[screen] : undefined;
