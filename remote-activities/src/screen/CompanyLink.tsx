import type { Activity } from '@galley/server/activities/contract';
import { viewOrdersPreset } from '@galley/server/orders/rules/orderLinks';
import { Link, withSelection } from '@galley/shared/ui';

const selectionOf = ({ ParentID, CompanyID }: Activity) => ({ parentId: ParentID, companyId: CompanyID });

interface Props {
  activity: Activity;
  className?: string;
}

/** Selects the company and its parent, and shows it among the companies (FILT-11). */
export const CompanyLink = ({ activity, className }: Props) => (
  <Link
    className={className}
    title={activity.CompanyName}
    to={withSelection('/companies', selectionOf(activity))}
  >
    {activity.CompanyName}
  </Link>
);

/** Shows the contact among those of the company (ACT-20); a name alone where the activity has none. */
export const ContactLink = ({ activity }: Props) =>
  activity.IndividualID > 0 ? (
    <Link to={withSelection(`/contacts?contact=${activity.IndividualID}`, selectionOf(activity))}>
      {activity.IndividualName}
    </Link>
  ) : (
    activity.IndividualName
  );

/** The order lines of the company, by order date (ORD-13). */
export const OrdersLink = ({ activity }: Props) => (
  <Link
    to={withSelection(`/orders?${viewOrdersPreset()}`, selectionOf(activity))}
    aria-label={`Orders for ${activity.CompanyName}`}
  >
    Orders
  </Link>
);
