import { RecordCard, WaitingBadge } from '@galley/shared/ui';
import { memo } from 'react';
import { CompanyActions } from './CompanyActions.tsx';
import { CompanyDetails } from './CompanyDetails.tsx';
import { RiskBadge } from '../rhythm/RiskBadge.tsx';
import type { ShownCompany } from './shownCompanies.ts';

/** A company as a card. */
export const CompanyCard = memo(({ company }: { company: ShownCompany }) => (
  <RecordCard
    id={`company-${company.CustomerID}`}
    recordId={company.CustomerID}
    title={company.CustomerDisplayName}
    badges={
      <>
        {company.Prospect && <span className="record-badge">Prospect</span>}
        <RiskBadge company={company} />
        {company.waiting !== undefined && <WaitingBadge />}
      </>
    }
    actions={<CompanyActions company={company} />}
  >
    <CompanyDetails company={company} />
  </RecordCard>
));
