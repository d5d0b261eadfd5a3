import type { Company, Spend } from '@galley/server/companies/contract';
import type { BulkSelection, RefusedInput } from '@galley/shared/store';

/** CustomerID 0 adds. */
export type ProspectDraft = { CustomerID: number } & Partial<Omit<Company, 'CustomerID'>>;

declare module '@galley/shared/store' {
  interface Dialogs {
    'companies/edit': { draft: ProspectDraft } & RefusedInput;
    'companies/shipping': { company: Company };
    'companies/spend': { company: Company; spend: Spend };
    /** Assigns the selected prospects to a sales rep. */
    'companies/assign': { chosen: BulkSelection };
  }
}
