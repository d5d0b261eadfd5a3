import { contactUrl } from '../../contacts/rules/found.ts';
import { parts, type FoundRecord } from '../../day/rules/found.ts';
import type { PaletteMail } from '../contract.ts';

/** As the messages of a company say it, on the reader's day. */
let made: Intl.DateTimeFormat | undefined;
/** On first use: a page's first formatter takes long. */
const day = () => (made ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' }));

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
  detail: parts(Contact, Company, day().format(new Date(SentAt))),
  opens: { url: `/companies/${CompanyID}` },
  actions: [{ key: 'contact', label: `Show ${Contact}`, url: contactUrl(ContactID) }],
});
