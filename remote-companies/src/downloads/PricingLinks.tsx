import type { Company } from '@galley/server/companies/contract';
import { addressOf } from '@galley/shared/http';
import type { MouseEvent } from 'react';
import { pricingPath, type PricingDocument } from '../http/downloads.ts';
import { download } from './download.ts';

interface LinkProps {
  company: Company;
  document: PricingDocument;
  /** The link's name for screen readers, with the company. */
  name: string;
  children: string;
}

function PricingLink({ company, document, name, children }: LinkProps) {
  // The address alone carries no token, so following it in a new tab would lead to a refusal.
  const follow = (event: MouseEvent) => {
    if (event.button > 1) return;
    event.preventDefault();
    void download(document, company.CustomerUID);
  };
  return (
    <a
      href={addressOf('exportHost', pricingPath(document, company.CustomerUID))}
      aria-label={name}
      onClick={follow}
      onAuxClick={follow}
    >
      {children}
    </a>
  );
}

/** Links to the pricing documents that are available for this company (COMP-02). */
export function PricingLinks({ company }: { company: Company }) {
  const { CustomerDisplayName: name, ShowPricingSummary, ShowPricingDetail } = company;
  return (
    <>
      {ShowPricingSummary && (
        <>
          <PricingLink company={company} document="summary" name={`Pricing Summary for ${name}`}>
            Pricing Summary
          </PricingLink>
          <PricingLink
            company={company}
            document="summaryPdf"
            name={`PDF of the Pricing Summary for ${name}`}
          >
            PDF
          </PricingLink>
        </>
      )}
      {ShowPricingDetail && (
        <PricingLink company={company} document="detail" name={`Detailed Pricing Sheet for ${name}`}>
          Detailed Pricing Sheet
        </PricingLink>
      )}
    </>
  );
}
