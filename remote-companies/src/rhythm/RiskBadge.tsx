import type { Company } from '@galley/server/companies/contract';
import { Icon } from '@galley/shared/ui';
import { use } from 'react';
import { paceText } from './rhythmText.ts';
import { RiskContext } from './RiskContext.ts';

/** Says that a company is at risk, and why (COPG-09); nothing for other companies, or before the risks are loaded. */
export function RiskBadge({ company }: { company: Company }) {
  const risk = use(RiskContext).get(company.CustomerID);
  if (risk === undefined) return null;
  const reason = paceText(risk.MedianGap, risk.Silence);
  return (
    <span className="record-badge late" title={reason}>
      <Icon name="alert" />
      At Risk<span className="visually-hidden">. {reason}</span>
    </span>
  );
}
