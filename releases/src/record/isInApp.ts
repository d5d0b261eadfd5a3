import { isHostPage } from './hostRecord.ts';

const LISTS = ['activities', 'companies', 'contacts', 'orders'];
/** `URL` needs one; no address keeps it. */
const SOMEWHERE = 'http://galley.invalid';

/** Whether an address is one of the app's pages: a list, a page of the host, or the screen of the remote itself. */
export function isInApp(address: string, remote: string): boolean {
  if (!URL.canParse(address, SOMEWHERE)) return false;
  const { pathname, search } = new URL(address, SOMEWHERE);
  // As a browser reads it: no other origin, no step upwards, no mark behind it.
  if (`${pathname}${search}` !== address) return false;
  const [, page = ''] = pathname.split('/');
  return [...LISTS, remote].includes(page) || isHostPage(page);
}
