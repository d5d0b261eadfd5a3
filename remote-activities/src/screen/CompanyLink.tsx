import type { Activity } from '@galley/shared/contract/activities';
import { Link, withSelection } from '@galley/shared/ui';

/** Selects the company and its parent, and shows it among the companies (FILT-11). */
export const CompanyLink = ({ activity: { CompanyName, ParentID, CompanyID } }: { activity: Activity }) => (
  <Link to={withSelection('/companies', { parentId: ParentID, companyId: CompanyID })}>{CompanyName}</Link>
);
