import type { Company } from '@galley/shared/contract/companies';
import type { Change } from '@galley/shared/http';

/** A company as it is shown: with what was done to it and the server has not confirmed yet. */
export interface ShownCompany extends Company {
  /** The change that waits for the network. */
  waiting?: Change;
  /** A change is on its way. */
  isBusy?: boolean;
}

/** The companies with their unconfirmed changes; one without any stays the same object. */
export function shownCompanies(
  companies: readonly Company[],
  changes: readonly Change[],
): readonly ShownCompany[] {
  const byRecord = new Map<string, Change>();
  for (const change of changes) {
    if (change.record !== undefined && change.state !== 'refused') byRecord.set(change.record, change);
  }
  if (byRecord.size === 0) return companies;
  return companies.map((company) => {
    const change = byRecord.get(`company/${company.CustomerID}`);
    if (change === undefined) return company;
    const shown = { ...company, ...(change.effect as Partial<Company>) };
    return change.state === 'waiting' ? { ...shown, waiting: change } : { ...shown, isBusy: true };
  });
}
