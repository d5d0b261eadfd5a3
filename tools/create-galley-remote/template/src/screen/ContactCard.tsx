import type { Schemas } from '@galley/client';
import { Detail, Details, EmailLink, PhoneLink, RecordCard } from '@galley/shared/ui';

type Contact = Schemas['Contact'];

interface Props {
  contact: Contact;
  onCall: () => void;
}

export const ContactCard = ({ contact, onCall }: Props) => (
  <RecordCard
    id={`contact-${contact.IndividualId}`}
    recordId={contact.IndividualId}
    title={contact.IndividualName}
    actions={
      <button type="button" className="btn btn-sm" onClick={onCall}>
        Plan a Call
      </button>
    }
  >
    <Details>
      <Detail label="Phone">
        {contact.IndividualPhone && <PhoneLink>{contact.IndividualPhone}</PhoneLink>}
      </Detail>
      <Detail label="Email">
        {contact.IndividualEmail && <EmailLink>{contact.IndividualEmail}</EmailLink>}
      </Detail>
    </Details>
  </RecordCard>
);
