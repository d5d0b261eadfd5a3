import type { Company } from '@galley/shared/contract/companies';
import { viewActivitiesPreset } from '@galley/shared/domain/activityFilter';
import {
  Detail,
  Details,
  Link,
  MapLink,
  PhoneLink,
  RecordCard,
  WebLink,
  withSelection,
} from '@galley/shared/ui';

function addressOf(company: Company): string {
  const { CompanyAddress, CompanyAddress2, CompanyCity, CompanyState, CompanyZip } = company;
  const region = [CompanyState, CompanyZip].filter(Boolean).join(' ');
  return [CompanyAddress, CompanyAddress2, CompanyCity, region].filter(Boolean).join(', ');
}

/** COMP-01; View Activities opens the list with the company chosen (COMP-05). */
export function CompanyCard({ company }: { company: Company }) {
  const { CustomerID, CustomerDisplayName, TrendGroupId, TrendGroupName } = company;
  const address = addressOf(company);
  const activities = withSelection(`/activities?${viewActivitiesPreset()}`, {
    parentId: TrendGroupId,
    companyId: CustomerID,
  });
  return (
    <RecordCard
      id={`company-${CustomerID}`}
      title={CustomerDisplayName}
      badges={company.Prospect && <span className="record-badge">Prospect</span>}
      actions={
        <Link className="btn" to={activities} aria-label={`View Activities of ${CustomerDisplayName}`}>
          View Activities
        </Link>
      }
    >
      <Details>
        <Detail label="Company Parent">{TrendGroupName}</Detail>
        <Detail label="Account Type">{company.TypeOfAccountName}</Detail>
        <Detail label="Account Owner">{company.AccountType}</Detail>
        <Detail label="Sales Rep">{company.AccountManager}</Detail>
        <Detail label="Phone">{company.CompanyPhone && <PhoneLink>{company.CompanyPhone}</PhoneLink>}</Detail>
        <Detail label="Address">{address && <MapLink>{address}</MapLink>}</Detail>
        <Detail label="Website">{company.WhiteLabelUrl && <WebLink>{company.WhiteLabelUrl}</WebLink>}</Detail>
        <Detail label="Price Plan">{company.PricingPlanName}</Detail>
        <Detail label="Ship Price Plan">{company.ShipPricingPlanName}</Detail>
      </Details>
    </RecordCard>
  );
}
