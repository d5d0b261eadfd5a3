import type { Company } from '@galley/server/companies/contract';
import { formatUsd } from '@galley/shared/domain/money';
import { openDialog } from '@galley/shared/store';
import { Button, Icon } from '@galley/shared/ui';
import { use } from 'react';
import { SpendContext } from './SpendContext.ts';
import { trendOf } from '@galley/server/companies/rules/spendTrend';

const BADGES = [
  { label: 'LYTD', meaning: 'Last Year to Date', figure: 'LYTD' },
  { label: 'YTD', meaning: 'Year to Date', figure: 'YTD' },
  { label: 'LTM', meaning: 'Last 12 Months', figure: 'L12M' },
  { label: 'LCY', meaning: 'Last Calendar Year', figure: 'LCY' },
] as const;

const TREND_WORDS = {
  up: 'more than at this time last year',
  down: 'less than at this time last year',
} as const;

/** A company's spend as badges, and a button for its yearly spend (COMP-03, COMP-04); nothing until it is loaded. */
export function SpendBadges({ company }: { company: Company }) {
  const spend = use(SpendContext).get(company.CustomerID);
  if (spend === undefined) return null;
  const trend = trendOf(spend);
  return (
    <div className="spend">
      <ul className="spend-badges" aria-label={`Spend for ${company.CustomerDisplayName}`}>
        {BADGES.map(({ label, meaning, figure }) => (
          <li key={label} className={`spend-badge ${trend ?? ''}`}>
            <abbr title={meaning}>{label}</abbr> {formatUsd(spend[figure])}
            {figure === 'YTD' && trend !== undefined && (
              <>
                <Icon name={trend} /> <span className="visually-hidden">({TREND_WORDS[trend]})</span>
              </>
            )}
          </li>
        ))}
      </ul>
      <Button
        look="link"
        aria-label={`More... about spend for ${company.CustomerDisplayName}`}
        onClick={() => openDialog('companies/spend', { company, spend })}
      >
        More...
      </Button>
    </div>
  );
}
