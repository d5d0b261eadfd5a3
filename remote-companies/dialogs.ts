import type { Company, Spend } from '@galley/server/companies/contract';
import type { Chosen, Returned } from '@galley/shared/store';

/** CustomerID 0 adds. */
export type ProspectDraft = { CustomerID: number } & Partial<Omit<Company, 'CustomerID'>>;

declare module '@galley/shared/store' {
  interface Dialogs {
    'companies/edit': { draft: ProspectDraft } & Returned;
    'companies/shipping': { company: Company };
    'companies/spend': { company: Company; spend: Spend };
    /** Who the selected prospects belong to. */
    'companies/assign': { chosen: Chosen };
  }
}
