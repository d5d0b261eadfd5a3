import { showCompany } from '../../companies/rules/found.ts';
import type { PaletteOrder } from '../../day/palette/contract.ts';
import { parts, type FoundRecord } from '../../day/rules/found.ts';
import { orderLineUrl } from './orderLinks.ts';

/** Formats an order line for the palette. */
export const foundOrder = ({
  label,
  Advertiser,
  Company,
  CompanyID,
  ParentID,
}: PaletteOrder): FoundRecord => ({
  record: { kind: 'order-line', id: 0, name: label },
  key: `order-${label}`,
  label,
  detail: parts(Advertiser, Company),
  opens: { url: orderLineUrl(label) },
  actions: [
    showCompany({ CompanyID, ParentID }, Company),
    { copy: label, what: 'order line number' },
    { addActivity: { CompanyID, CompanyName: Company, ParentID, ActivityComments: `Order ${label}` } },
  ],
});
