import type { Contact } from '@galley/shared/contract/contacts';
import { useChangeOf } from '@galley/shared/http';
import { Detail, Details, EmailLink, PhoneLink, RecordCard, WaitingBadge } from '@galley/shared/ui';
import { memo } from 'react';
import { RequestList } from '../requests/RequestList.tsx';
import { CompanyAssociations } from './CompanyAssociations.tsx';
import { ContactActions } from './ContactActions.tsx';

/** A contact as a card (CONT-03), with what was saved here and the server has not confirmed yet. */
export const ContactCard = memo(({ contact: stored }: { contact: Contact }) => {
  const waiting = useChangeOf(`contact/${stored.IndividualId}`);
  const contact = waiting === undefined ? stored : { ...stored, ...(waiting.effect as Partial<Contact>) };
  const { IndividualName, IndividualEmail, IndividualPhone, IndividualCell } = contact;
  return (
    <RecordCard
      id={`contact-${contact.IndividualId}`}
      title={IndividualName}
      badges={
        <>
          {contact.Inactive && <span className="record-badge">Inactive</span>}
          {waiting?.state === 'waiting' && <WaitingBadge />}
        </>
      }
      actions={<ContactActions contact={contact} waiting={waiting} />}
    >
      <Details>
        <Detail label="Title">{contact.IndividualTitle}</Detail>
        <Detail label="Email">{IndividualEmail && <EmailLink>{IndividualEmail}</EmailLink>}</Detail>
        <Detail label="Phone">{IndividualPhone && <PhoneLink>{IndividualPhone}</PhoneLink>}</Detail>
        <Detail label="Cell">{IndividualCell && <PhoneLink what="cell">{IndividualCell}</PhoneLink>}</Detail>
        <Detail label="Companies" isWide>
          {contact.Associations.length > 0 && <CompanyAssociations contact={contact} />}
        </Detail>
        <Detail label="Requests" isWide>
          {contact.CompanyRequests !== undefined && <RequestList requests={contact.CompanyRequests} />}
        </Detail>
        <Detail label="Notes" isWide>
          {contact.InternalNotes}
        </Detail>
      </Details>
    </RecordCard>
  );
});
