import { contactUrl } from '../../contacts/rules/found.ts';
import { parts, type FoundRecord } from '../../day/rules/found.ts';
import type { PaletteMail } from '../contract.ts';

/** Formats dates like the company's messages, in the reader's time zone. */
let made: Intl.DateTimeFormat | undefined;
/** Created on first use: a page's first formatter is slow. */
const day = () => (made ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));

/** A message in the palette (MAIL-18), which links to its company's page. */
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
  detail: parts(Contact, Company, day().format(new Date(SentAt))),
  opens: { url: `/companies/${CompanyID}` },
  actions: [{ key: 'contact', label: `Show ${Contact}`, url: contactUrl(ContactID) }],
});
