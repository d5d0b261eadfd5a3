import type { OrderLine } from '@galley/server/orders/contract';
import { Link, withSelection } from '@galley/shared/ui';

/** Links to a line's company in the list of companies, and selects the company and its parent (ORD-17). */
export function CompanyLink({ line: { CompanyID, CompanyName = '', ParentID = 0 } }: { line: OrderLine }) {
  if (CompanyID === undefined) return CompanyName;
  return (
    <Link to={withSelection('/companies', { parentId: ParentID, companyId: CompanyID })}>{CompanyName}</Link>
  );
}

interface ContactProps {
  line: OrderLine;
  id: number | undefined;
  name: string;
}

/** Links to a line's contact in the list of contacts, and selects the line's company (ORD-17). */
export function ContactLink({ line: { CompanyID = 0, ParentID = 0 }, id = 0, name }: ContactProps) {
  if (id === 0) return name;
  const place = { parentId: ParentID, companyId: CompanyID };
  return <Link to={withSelection(`/contacts?contact=${id}`, place)}>{name}</Link>;
}
