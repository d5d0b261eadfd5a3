import type { Company } from '@galley/server/companies/contract';
import { shownRecords, type Shown } from '@galley/shared/domain/shownRecords';
import type { Change } from '@galley/shared/http';

export type ShownCompany = Shown<Company, Change>;

export const shownCompanies = (companies: readonly Company[], changes: readonly Change[]) =>
  shownRecords(companies, changes, ({ CustomerID }) => `company/${CustomerID}`);
