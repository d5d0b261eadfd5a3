import type { Contact } from '@galley/shared/contract/contacts';
import { viewActivitiesPreset } from '@galley/shared/domain/activityFilter';
import {
  Detail,
  Details,
  EmailLink,
  Link,
  PhoneLink,
  RecordCard,
  useSelection,
  withSelection,
} from '@galley/shared/ui';
import { CompanyAssociations } from './CompanyAssociations.tsx';

/** CONT-03; View Activities opens the list with the contact chosen (CONT-04). */
export function ContactCard({ contact }: { contact: Contact }) {
  const selection = useSelection();
  const { IndividualId, IndividualName, IndividualEmail, IndividualPhone, IndividualCell } = contact;
  const activities = withSelection(`/activities?${viewActivitiesPreset(IndividualId)}`, selection);
  return (
    <RecordCard
      id={`contact-${IndividualId}`}
      title={IndividualName}
      badges={contact.Inactive && <span className="record-badge">Inactive</span>}
      actions={
        <Link className="btn" to={activities} aria-label={`View Activities of ${IndividualName}`}>
          View Activities
        </Link>
      }
    >
      <Details>
        <Detail label="Title">{contact.IndividualTitle}</Detail>
        <Detail label="Email">{IndividualEmail && <EmailLink>{IndividualEmail}</EmailLink>}</Detail>
        <Detail label="Phone">{IndividualPhone && <PhoneLink>{IndividualPhone}</PhoneLink>}</Detail>
        <Detail label="Cell">{IndividualCell && <PhoneLink what="cell">{IndividualCell}</PhoneLink>}</Detail>
        <Detail label="Companies" isWide>
          {contact.Associations.length > 0 && <CompanyAssociations contact={contact} />}
        </Detail>
        <Detail label="Notes" isWide>
          {contact.InternalNotes}
        </Detail>
      </Details>
    </RecordCard>
  );
}
