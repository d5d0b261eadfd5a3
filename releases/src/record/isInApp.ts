import { isHostPage } from './hostRecord.ts';
import { LISTS } from './lists.ts';

/** A base for `URL`, which needs an origin; results never contain it. */
const SOMEWHERE = 'http://galley.invalid';

/** Whether an address is one of the app's pages: a list, a page of the host, or the remote's own screen. */
export function isInApp(address: string, remote: string): boolean {
  if (!URL.canParse(address, SOMEWHERE)) return false;
  const { pathname, search } = new URL(address, SOMEWHERE);
  // Only an address that a browser would leave unchanged: no other origin, no `..` segment, no fragment.
  if (`${pathname}${search}` !== address) return false;
  const [, page = ''] = pathname.split('/');
  return [...LISTS, remote].includes(page) || isHostPage(page);
}
