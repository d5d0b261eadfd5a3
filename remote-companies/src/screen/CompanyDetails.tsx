import type { AssociationRequest } from '@galley/server/contacts/associations/contract';
import { openActivitiesPreset } from '@galley/server/activities/rules/activityFilter';
import { displayDate } from '@galley/shared/domain/displayDate';
import { Detail, Details, Link, MapLink, PhoneLink, WebLink, withSelection } from '@galley/shared/ui';
import { PricingLinks } from '../downloads/PricingLinks.tsx';
import { SpendBadges } from '../spend/SpendBadges.tsx';
import { addressOf } from './addressOf.ts';
import type { ShownCompany } from './shownCompanies.ts';

/** The state of a requested contact. */
const outcomeOf = ({ IndividualName, State, DecidedBy }: AssociationRequest): string =>
  `${IndividualName}: ${State}${DecidedBy === '' ? '' : ` by ${DecidedBy}`}`;

/** Everything about a company, with links to what belongs to it (COMP-01 to COMP-05). */
export function CompanyDetails({ company, isOnPage = false }: { company: ShownCompany; isOnPage?: boolean }) {
  const { CustomerID, CustomerDisplayName, TrendGroupId, OpenActivities, LastOrderDate } = company;
  const address = addressOf(company);
  const selection = { parentId: TrendGroupId, companyId: CustomerID };
  /** Whether the spend can appear a moment later. */
  const mayCome = !isOnPage && (company.IsAssociated || displayDate(LastOrderDate) !== '');
  return (
    <>
      <Details>
        <Detail label="Company Parent">
          <Link to={withSelection('/companies', { parentId: TrendGroupId, companyId: 0 })}>
            {company.TrendGroupName}
          </Link>
        </Detail>
        <Detail label="Account Type">{company.TypeOfAccountName}</Detail>
        <Detail label="Account Owner">{company.AccountType}</Detail>
        <Detail label="Sales Rep">{company.AccountManager}</Detail>
        <Detail label="Phone">{company.CompanyPhone && <PhoneLink>{company.CompanyPhone}</PhoneLink>}</Detail>
        <Detail label="Address">{address && <MapLink>{address}</MapLink>}</Detail>
        <Detail label="Website">{company.WhiteLabelUrl && <WebLink>{company.WhiteLabelUrl}</WebLink>}</Detail>
        <Detail label="Price Plan">{company.PricingPlanName}</Detail>
        <Detail label="Ship Price Plan">{company.ShipPricingPlanName}</Detail>
        <Detail label="Open Activities">
          {OpenActivities !== undefined && (
            <Link to={withSelection(`/activities?${openActivitiesPreset()}`, selection)}>
              {OpenActivities}
            </Link>
          )}
        </Detail>
        <Detail label="Last Order">{displayDate(LastOrderDate)}</Detail>
        <Detail label="Requests" isWide>
          {company.ContactRequests?.map(outcomeOf).join('; ')}
        </Detail>
      </Details>
      <div className="company-foot" data-spends={mayCome || undefined}>
        <SpendBadges company={company} />
        <nav className="company-links" aria-label={`More about ${CustomerDisplayName}`}>
          {!isOnPage && (
            <Link
              to={withSelection(`/companies/${CustomerID}`, selection)}
              aria-label={`Company Page for ${CustomerDisplayName}`}
            >
              Company Page
            </Link>
          )}
          <Link to={withSelection('/contacts', selection)} aria-label={`Contacts for ${CustomerDisplayName}`}>
            Contacts
          </Link>
          <Link to={withSelection('/orders', selection)} aria-label={`Orders for ${CustomerDisplayName}`}>
            Orders
          </Link>
          <PricingLinks company={company} />
        </nav>
      </div>
    </>
  );
}
