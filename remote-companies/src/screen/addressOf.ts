import type { Company } from '@galley/server/companies/contract';
import { cityLine } from '@galley/shared/domain/cityLine';

/** The address in one line. */
export function addressOf(company: Company): string {
  const { CompanyAddress, CompanyAddress2, CompanyCity, CompanyState, CompanyZip } = company;
  const place = cityLine(CompanyCity, CompanyState, CompanyZip);
  return [CompanyAddress, CompanyAddress2, place].filter(Boolean).join(', ');
}
