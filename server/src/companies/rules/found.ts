import { linkTo } from '@galley/shared/domain/selection';
import { viewActivitiesUrl } from '../../activities/rules/activityFilter.ts';
import type { PaletteCompany } from '../../day/palette/contract.ts';
import type { FoundAction, FoundRecord } from '../../day/rules/found.ts';
import { OF_A_COMPANY } from '../../orders/rules/orderLinks.ts';

/** The parts of a company that its link needs. */
interface OfCompany {
  CompanyID: number;
  ParentID: number;
}

/** The URL of a company. */
export const companyUrl = ({ CompanyID, ParentID }: OfCompany): string =>
  linkTo('companies', { parentId: ParentID, companyId: CompanyID });

/** Opens the company of a record. */
export const showCompany = (company: OfCompany, name: string): FoundAction => ({
  key: 'company',
  label: `Show ${name}`,
  url: companyUrl(company),
});

/** A company in the palette. */
export function foundCompany({ value, label, TrendGroupId, Phone }: PaletteCompany): FoundRecord {
  const selection = { parentId: TrendGroupId, companyId: value };
  return {
    record: { kind: 'company', id: value, name: label },
    key: `company-${value}`,
    label,
    detail: Phone,
    opens: { url: companyUrl({ CompanyID: value, ParentID: TrendGroupId }) },
    actions: [
      { call: Phone },
      { key: 'activities', label: 'View Activities', url: viewActivitiesUrl(selection) },
      { key: 'contacts', label: 'View Contacts', url: linkTo('contacts', selection) },
      { key: 'orders', label: 'View Orders', url: linkTo('orders', selection, OF_A_COMPANY) },
      { addActivity: { CompanyID: value, CompanyName: label, ParentID: TrendGroupId } },
    ],
  };
}
