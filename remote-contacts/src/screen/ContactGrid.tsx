import type { Contact } from '@galley/server/contacts/contract';
import { viewActivitiesUrl } from '@galley/server/activities/rules/activityFilter';
import { formatCount } from '@galley/shared/domain/count';
import { viewOrdersPreset } from '@galley/server/orders/rules/orderLinks';
import { outbox } from '@galley/shared/http';
import { openDialog } from '@galley/shared/store';
import {
  DataTable,
  EmailLink,
  IconAction,
  IconLink,
  IconMenu,
  RecordButton,
  telOf,
  TextCell,
  TwoLines,
  useRecordActions,
  useSelection,
  WaitingBadge,
  withSelection,
  type Column,
  type MenuItem,
} from '@galley/shared/ui';
import { createContext, use } from 'react';
import { addActivity } from './addActivity.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { CompanyLink } from './CompanyLink.tsx';
import { useParentOf } from './useParentOf.ts';
import { useShownContact } from './useShownContact.ts';

/** The actions for a contact in a table row (CONT-04, GRID-06). */
function RowActions({ contact: stored }: { contact: Contact }) {
  const { contact, waiting } = useShownContact(stored);
  const { IndividualId: id, IndividualName: name, IndividualPhone, IndividualCell } = contact;
  const selection = useSelection();
  const numbers = [...new Set([IndividualPhone, IndividualCell])].filter((number) => number.trim() !== '');
  const items: MenuItem[] = [
    ...(contact.IsAssociated && waiting === undefined
      ? [{ label: 'Edit', onChoose: () => openDialog('contacts/edit', { draft: contact }) }]
      : []),
    { label: 'View Orders', to: withSelection(`/orders?${viewOrdersPreset(id)}`, selection) },
    ...numbers.map((number) => ({ label: `Call ${number}`, tel: telOf(number) })),
    ...useRecordActions({ kind: 'contact', id, name }),
  ];
  return (
    <div className="row-actions">
      <IconLink
        icon="calendar"
        name="View Activities"
        label={`View Activities for ${name}`}
        isMain
        to={viewActivitiesUrl(selection, id)}
      />
      {waiting === undefined ? (
        <IconAction
          icon="plus"
          name="Add Activity"
          label={`Add activity for ${name}`}
          onPress={() => void addActivity(contact, selection)}
        />
      ) : (
        <IconAction
          icon="reset"
          name="Undo"
          label={`Undo for ${name}`}
          disabled={waiting.state !== 'waiting'}
          onPress={() => outbox.withdraw(waiting.id)}
        />
      )}
      <IconMenu icon="more" name="More actions" label={`More actions for ${name}`} items={items} />
    </div>
  );
}

function Name({ contact: stored }: { contact: Contact }) {
  const { contact, waiting } = useShownContact(stored);
  const second = contact.Inactive ? `Inactive · ${contact.IndividualTitle}` : contact.IndividualTitle;
  return (
    <TwoLines
      first={
        <RecordButton name={contact.IndividualName} record={contact}>
          {() => <ContactDetails contact={contact} />}
        </RecordButton>
      }
      second={waiting?.state === 'waiting' ? <WaitingBadge /> : second}
    />
  );
}

/** One index of the companies for all rows. */
const ParentOf = createContext<ReturnType<typeof useParentOf>>(() => undefined);

/** The default company, and the number of others. */
function Companies({ contact: { Associations, AssociationCount } }: { contact: Contact }) {
  const parentOf = use(ParentOf);
  const main = Associations.find(({ isDefault }) => isDefault) ?? Associations[0];
  if (main === undefined) return null;
  const more = AssociationCount - 1;
  return (
    <TwoLines
      first={<CompanyLink company={main} parentId={parentOf(main.value)} />}
      second={more > 0 && `and ${formatCount(more)} more`}
      title={main.label}
    />
  );
}

/** GRID-10. */
export const CONTACT_COLUMNS: readonly Column<Contact>[] = [
  { header: 'Actions', width: 108, cell: (contact) => <RowActions contact={contact} /> },
  { header: 'Contact/Title', width: 210, wideWidth: 280, cell: (contact) => <Name contact={contact} /> },
  {
    header: 'Email/Phone/Cell',
    width: 260,
    wideWidth: 320,
    cell: ({ IndividualEmail, IndividualPhone, IndividualCell }) => (
      <TwoLines
        first={<EmailLink>{IndividualEmail}</EmailLink>}
        second={[IndividualPhone, IndividualCell].filter((number) => number.trim() !== '').join(' · ')}
      />
    ),
  },
  {
    header: 'Companies',
    width: 260,
    wideWidth: 340,
    cell: (contact) => <Companies contact={contact} />,
  },
  {
    header: 'Notes',
    width: 240,
    fillsWidth: true,
    cell: ({ InternalNotes }) => <TextCell>{InternalNotes}</TextCell>,
  },
];

/** The contacts as a table (GRID-01). */
export function ContactGrid({ contacts }: { contacts: readonly Contact[] }) {
  const parentOf = useParentOf();
  return (
    <ParentOf value={parentOf}>
      <DataTable
        list="contacts"
        caption="Contacts"
        columns={CONTACT_COLUMNS}
        rows={contacts}
        rowKey={({ IndividualId }) => IndividualId}
        nameOf={({ IndividualName }) => IndividualName}
      />
    </ParentOf>
  );
}
