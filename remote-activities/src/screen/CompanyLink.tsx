import type { Activity } from '@galley/shared/contract/activities';
import { viewOrdersPreset } from '@galley/shared/domain/orderFilter';
import { Link, withSelection } from '@galley/shared/ui';

const selectionOf = ({ ParentID, CompanyID }: Activity) => ({ parentId: ParentID, companyId: CompanyID });

/** Selects the company and its parent, and shows it among the companies (FILT-11). */
export const CompanyLink = ({ activity }: { activity: Activity }) => (
  <Link to={withSelection('/companies', selectionOf(activity))}>{activity.CompanyName}</Link>
);

/** The order lines of the company, by order date (ORD-13). */
export const OrdersLink = ({ activity }: { activity: Activity }) => (
  <Link
    to={withSelection(`/orders?${viewOrdersPreset()}`, selectionOf(activity))}
    aria-label={`Orders of ${activity.CompanyName}`}
  >
    Orders
  </Link>
);
