import type { Contact } from '@galley/server/contacts/contract';
import { openDialog } from '@galley/shared/store';
import { Button, Detail, Details, EmailLink, PhoneLink } from '@galley/shared/ui';
import { RequestList } from '../requests/RequestList.tsx';
import { CompanyAssociations } from './CompanyAssociations.tsx';

/** Everything about a contact (CONT-03). */
export function ContactDetails({ contact }: { contact: Contact }) {
  const { IndividualEmail, IndividualPhone, IndividualCell } = contact;
  return (
    <Details>
      <Detail label="Title">{contact.IndividualTitle}</Detail>
      <Detail label="Email">{IndividualEmail && <EmailLink>{IndividualEmail}</EmailLink>}</Detail>
      <Detail label="Phone">{IndividualPhone && <PhoneLink>{IndividualPhone}</PhoneLink>}</Detail>
      <Detail label="Cell">
        {IndividualCell && <PhoneLink what="cell number">{IndividualCell}</PhoneLink>}
      </Detail>
      <Detail label="Companies" isWide>
        {contact.Associations.length > 0 && <CompanyAssociations contact={contact} />}
      </Detail>
      <Detail label="Requests" isWide>
        {contact.CompanyRequests !== undefined && <RequestList requests={contact.CompanyRequests} />}
      </Detail>
      <Detail label="Merges">
        {contact.Merges !== undefined && (
          <Button look="link" onClick={() => openDialog('contacts/merge', { of: contact.IndividualId })}>
            Show Merge History
          </Button>
        )}
      </Detail>
      <Detail label="Notes" isWide>
        {contact.InternalNotes}
      </Detail>
    </Details>
  );
}
