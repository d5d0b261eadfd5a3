import { useLocation } from '@galley/shared/ui';
import { CompanyList } from '../screen/CompanyList.tsx';
import { CompanyPageLoader } from './CompanyPageLoader.tsx';

const PAGE = /^\/companies\/(\d+)/;

/** The list of companies, or the page of the one whose id is in the address. */
export function Screen() {
  const id = Number(PAGE.exec(useLocation().pathname)?.[1] ?? 0);
  return id > 0 ? <CompanyPageLoader id={id} /> : <CompanyList />;
}
