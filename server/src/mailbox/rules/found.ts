import { contactUrl } from '../../contacts/rules/found.ts';
import { parts, type FoundRecord } from '../../day/rules/found.ts';
import type { PaletteMail } from '../contract.ts';

/** A message in the palette (MAIL-18): it leads to the page of its company, where it is. */
export const foundMail = ({
  ID,
  Subject,
  Contact,
  ContactID,
  Company,
  CompanyID,
  SentAt,
}: PaletteMail): FoundRecord => ({
  record: { kind: 'contact', id: ContactID, name: Contact },
  key: `mail-${ID}`,
  label: Subject === '' ? '(No subject)' : Subject,
  detail: parts(Contact, Company, SentAt.slice(0, 10)),
  opens: { url: `/companies/${CompanyID}` },
  actions: [{ key: 'contact', label: `Show ${Contact}`, url: contactUrl(ContactID) }],
});
