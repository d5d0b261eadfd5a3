import type { Contact } from '@galley/server/contacts/contract';
import { viewActivitiesUrl } from '@galley/server/activities/rules/activityFilter';
import { viewOrdersPreset } from '@galley/server/orders/rules/orderLinks';
import { outbox, type Change } from '@galley/shared/http';
import { openDialog } from '@galley/shared/store';
import { Button, Icon, Link, RecordActions, useSelection, withSelection } from '@galley/shared/ui';
import { addActivity } from './addActivity.ts';

interface Props {
  contact: Contact;
  /** This contact's unconfirmed save. */
  waiting: Change | undefined;
}

/** CONT-04, ORD-13. */
export function ContactActions({ contact, waiting }: Props) {
  const { IndividualId: id, IndividualName: name } = contact;
  const selection = useSelection();
  return (
    <>
      <Link className="btn" to={viewActivitiesUrl(selection, id)} aria-label={`View Activities for ${name}`}>
        View Activities
      </Link>
      <Link
        className="btn"
        to={withSelection(`/orders?${viewOrdersPreset(id)}`, selection)}
        aria-label={`View Orders for ${name}`}
      >
        View Orders
      </Link>
      <Button onClick={() => void addActivity(contact, selection)}>
        <Icon name="plus" /> Add Activity
      </Button>
      {contact.IndividualEmail !== '' && (
        <Button onClick={() => openDialog('contacts/write', { contact: id, person: name })}>
          Write Email
        </Button>
      )}
      {waiting !== undefined && (
        <Button disabled={waiting.state !== 'waiting'} onClick={() => outbox.withdraw(waiting.id)}>
          <Icon name="reset" /> Undo
        </Button>
      )}
      {waiting === undefined && contact.IsAssociated && (
        <Button onClick={() => openDialog('contacts/edit', { draft: contact })}>
          <Icon name="edit" /> Edit
        </Button>
      )}
      <RecordActions record={{ kind: 'contact', id, name }} />
    </>
  );
}
