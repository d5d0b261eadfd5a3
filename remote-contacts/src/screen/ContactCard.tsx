import type { Contact } from '@galley/server/contacts/contract';
import { RecordCard, WaitingBadge } from '@galley/shared/ui';
import { memo } from 'react';
import { ContactActions } from './ContactActions.tsx';
import { ContactDetails } from './ContactDetails.tsx';
import { useShownContact } from './useShownContact.ts';

/** A contact as a card (CONT-03). */
export const ContactCard = memo(({ contact: stored }: { contact: Contact }) => {
  const { contact, waiting } = useShownContact(stored);
  return (
    <RecordCard
      id={`contact-${contact.IndividualId}`}
      recordId={contact.IndividualId}
      title={contact.IndividualName}
      badges={
        <>
          {contact.Inactive && <span className="record-badge">Inactive</span>}
          {waiting?.state === 'waiting' && <WaitingBadge />}
        </>
      }
      actions={<ContactActions contact={contact} waiting={waiting} />}
    >
      <ContactDetails contact={contact} />
    </RecordCard>
  );
});
