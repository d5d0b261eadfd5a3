import { linkTo, NOTHING } from '@galley/shared/domain/selection';
import { viewActivitiesUrl } from '../../activities/rules/activityFilter.ts';
import { showCompany } from '../../companies/rules/found.ts';
import type { PaletteContact } from '../../day/palette/contract.ts';
import { parts, type FoundRecord } from '../../day/rules/found.ts';

/** The URL of a contact, independent of the selection. */
export const contactUrl = (id: number): string => linkTo('contacts', NOTHING, { contact: id });

/** A contact in the palette. */
export function foundContact(contact: PaletteContact): FoundRecord {
  const { value, label, Company, CompanyID, ParentID, Email, Phone, Cell } = contact;
  const company = { CompanyID, CompanyName: Company, ParentID };
  return {
    record: { kind: 'contact', id: value, name: label },
    key: `contact-${value}`,
    label,
    detail: parts(Company, Phone, Cell, Email),
    opens: { url: contactUrl(value) },
    actions: [
      { call: Phone },
      { call: Cell },
      { writeTo: Email },
      { addActivity: { IndividualID: value, IndividualName: label, ...(CompanyID === 0 ? {} : company) } },
      { key: 'activities', label: 'View Activities', url: viewActivitiesUrl(NOTHING, value) },
      ...(CompanyID === 0 ? [] : [showCompany({ CompanyID, ParentID }, Company)]),
    ],
  };
}
