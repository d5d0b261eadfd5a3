import type { Activity } from '@galley/server/activities/contract';
import { viewOrdersPreset } from '@galley/server/orders/rules/orderLinks';
import { Link, withSelection } from '@galley/shared/ui';

const selectionOf = ({ ParentID, CompanyID }: Activity) => ({ parentId: ParentID, companyId: CompanyID });

interface Props {
  activity: Activity;
  className?: string;
}

/** Selects the company and its parent, and shows the company on the companies screen (FILT-11). */
export const CompanyLink = ({ activity, className }: Props) => (
  <Link
    className={className}
    title={activity.CompanyName}
    to={withSelection('/companies', selectionOf(activity))}
  >
    {activity.CompanyName}
  </Link>
);

/** Shows the contact among the company's contacts (ACT-20); only a name if the activity has no contact. */
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
