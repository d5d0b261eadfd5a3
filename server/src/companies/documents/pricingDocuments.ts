import type { Queryable } from '../../db/database.ts';
import type { Caller } from '../../http/caller.ts';
import { HttpProblem } from '../../http/problem.ts';
import { type DownloadCompany, visibleCompanyByUid } from '../../orders/index.ts';

/** The downloads by navigation, named as in the contract: calls 35, 36 and 37. */
export type PricingDocument = 'pricingDetail' | 'pricingSummary' | 'buildAQuote';

const UID = '([\\w-]{1,64})';
const PATHS: readonly [PricingDocument, RegExp][] = [
  ['pricingDetail', new RegExp(`^/v1/PricingExport/PricingSheet/Download/${UID}$`)],
  [
    'pricingSummary',
    new RegExp(String.raw`^/v1/PricingExport/PricingSheet/${UID}(?:\?format=(?:xlsx|pdf))?$`),
  ],
  ['buildAQuote', new RegExp(`^/v1/PricingExport/BuildAQuote/${UID}$`)],
];

/** The document and company that a path names; undefined for any other path. */
export function parsePath(path: string): { document: PricingDocument; customerUid: string } | undefined {
  for (const [document, pattern] of PATHS) {
    const [, customerUid] = pattern.exec(path) ?? [];
    if (customerUid !== undefined) return { document, customerUid };
  }
  return undefined;
}

/** The flag of the company that a document needs (DOC-05). */
const isShown = (document: PricingDocument, company: DownloadCompany): boolean => {
  if (document === 'pricingSummary') return company.showPricingSummary;
  return document === 'pricingDetail' ? company.showPricingDetail : true;
};

/**
 * The company, if `caller` is allowed to have its document.
 * @throws HttpProblem 404 for an unknown company, 403 if it isn't associated or doesn't show this document
 */
export async function companyForDocument(
  database: Queryable,
  caller: Caller,
  document: PricingDocument,
  customerUid: string,
): Promise<DownloadCompany> {
  const company = await visibleCompanyByUid(database, caller, customerUid);
  if (!isShown(document, company))
    throw new HttpProblem(403, 'This document isn’t available for this company.');
  return company;
}
