import { openActivitiesPreset } from '@galley/server/activities/rules/activityFilter';
import { displayDate } from '@galley/shared/domain/displayDate';
import { formatUsd } from '@galley/shared/domain/money';
import {
  DataTable,
  Icon,
  Link,
  RecordButton,
  TwoLines,
  WaitingBadge,
  WebLink,
  withSelection,
  type Column,
} from '@galley/shared/ui';
import { use } from 'react';
import { SpendContext } from '../spend/SpendContext.ts';
import { trendOf } from '@galley/server/companies/rules/spendTrend';
import { addressOf } from './addressOf.ts';
import { CompanyDetails } from './CompanyDetails.tsx';
import { CompanyRowActions } from './CompanyRowActions.tsx';
import { RiskBadge } from '../rhythm/RiskBadge.tsx';
import type { ShownCompany } from './shownCompanies.ts';

/** This year's spend compared with last year's to date (COMP-03). */
function Spend({ company }: { company: ShownCompany }) {
  const spend = use(SpendContext).get(company.CustomerID);
  if (spend === undefined) return null;
  const trend = trendOf(spend);
  return (
    <TwoLines
      first={
        <span className={`spend-cell ${trend ?? ''}`}>
          {formatUsd(spend.YTD)}
          {trend !== undefined && <Icon name={trend} />}
        </span>
      }
      second={formatUsd(spend.LYTD)}
    />
  );
}

const OpenActivities = ({ company }: { company: ShownCompany }) => (
  <Link
    to={withSelection(`/activities?${openActivitiesPreset()}`, {
      parentId: company.TrendGroupId,
      companyId: company.CustomerID,
    })}
  >
    {company.OpenActivities}
  </Link>
);

const joined = (parts: readonly string[]) => parts.filter((part) => part.trim() !== '').join(' · ');

/** GRID-09. */
export const COMPANY_COLUMNS: readonly Column<ShownCompany>[] = [
  { header: 'Actions', width: 108, cell: (company) => <CompanyRowActions company={company} /> },
  {
    header: 'Company/Parent',
    width: 230,
    wideWidth: 320,
    cell: (company) => (
      <TwoLines
        first={
          <RecordButton name={company.CustomerDisplayName} record={company}>
            {() => <CompanyDetails company={company} />}
          </RecordButton>
        }
        second={
          company.waiting === undefined ? (
            <>
              <RiskBadge company={company} /> {company.TrendGroupName}
            </>
          ) : (
            <WaitingBadge />
          )
        }
      />
    ),
  },
  {
    header: 'Account Type/Price Plan',
    width: 150,
    wideWidth: 190,
    cell: ({ Prospect, TypeOfAccountName, PricingPlanName }) => (
      <TwoLines
        first={joined([...new Set([Prospect ? 'Prospect' : '', TypeOfAccountName])])}
        second={PricingPlanName}
      />
    ),
  },
  {
    header: 'Phone/Address',
    width: 220,
    fillsWidth: true,
    cell: (company) => (
      <TwoLines first={company.CompanyPhone} second={addressOf(company)} title={addressOf(company)} />
    ),
  },
  {
    header: 'Website',
    width: 140,
    wideWidth: 220,
    cell: ({ WhiteLabelUrl }) => <TwoLines first={<WebLink>{WhiteLabelUrl}</WebLink>} />,
  },
  {
    header: 'Account Owner/Sales Rep',
    width: 150,
    wideWidth: 190,
    cell: ({ AccountType, AccountManager }) => <TwoLines first={AccountType} second={AccountManager} />,
  },
  {
    header: 'YTD/LYTD',
    width: 136,
    isEnd: true,
    cell: (company) => <Spend company={company} />,
  },
  {
    header: 'Open Activities/Last Order',
    width: 130,
    cell: (company) => (
      <TwoLines
        first={company.OpenActivities !== undefined && <OpenActivities company={company} />}
        second={displayDate(company.LastOrderDate)}
      />
    ),
  },
];

/** The companies as a table (GRID-01). */
export const CompanyGrid = ({ companies }: { companies: readonly ShownCompany[] }) => (
  <DataTable
    list="companies"
    caption="Companies"
    columns={COMPANY_COLUMNS}
    rows={companies}
    rowKey={({ CustomerID }) => CustomerID}
    nameOf={({ CustomerDisplayName }) => CustomerDisplayName}
  />
);
