import type { Contact, ContactPagedResponse } from '@galley/server/contacts/contract';
import { contactList, CONTACT_SORTS, countContactFilters } from '@galley/server/contacts/rules/contactList';
import { hasSelection } from '@galley/shared/domain/selection';
import {
  ListScreen,
  useListQuery,
  useListState,
  useRememberedGrid,
  type ListRecords,
} from '@galley/shared/ui';
import { ContactCard } from './ContactCard.tsx';
import '../styles/main.scss';
import { ContactDetails } from './ContactDetails.tsx';
import { CONTACT_COLUMNS, ContactGrid } from './ContactGrid.tsx';
import { NoContacts } from './NoContacts.tsx';
import { ScreenActions } from './ScreenActions.tsx';
import { ScreenTools } from './ScreenTools.tsx';
import { SelectedActions } from './SelectedActions.tsx';
import { useChips } from './useChips.ts';
import { contactsQuery } from '../http/listQuery.ts';

const FAILURE = 'Failed to load contacts';
const read = ({ Contacts, TotalCount }: ContactPagedResponse) => ({ items: Contacts, total: TotalCount });

const idOf = ({ IndividualId }: Contact) => IndividualId;
const RECORDS = {
  keyOf: idOf,
  nameOf: ({ IndividualName }: Contact) => IndividualName,
  details: (contact: Contact) => <ContactDetails contact={contact} />,
  forms: {
    'contacts/edit': {
      idOf: ({ draft }) => draft.IndividualId,
      of: (contact) => (contact.IsAssociated ? { draft: contact } : undefined),
    },
  },
} satisfies ListRecords<Contact>;

/** The contacts of the selection, or the selected one (CONT-01). */
export function Screen() {
  const state = useListState(contactList);
  const { selection, filters } = state;
  const filterCount = countContactFilters(filters);
  const isSelected = hasSelection(selection);
  const result = useListQuery({
    page: state.page,
    size: state.size,
    read,
    failure: FAILURE,
    isEnabled: contactList.isLoadable(state),
    queryOf: (page) => contactsQuery(contactList.payloadOf({ ...state, page })),
  });
  const grid = useRememberedGrid('contacts');
  const { removeFilters } = state;
  return (
    <ListScreen
      list="contacts"
      title="Contacts"
      state={state}
      result={result}
      sortOptions={CONTACT_SORTS}
      filterCount={filterCount}
      chips={useChips(state)}
      failure={FAILURE}
      empty={
        <NoContacts
          isSelected={isSelected}
          isFiltered={filters.contact > 0 || (isSelected && filterCount > 0)}
          onRemoveFilters={removeFilters}
        />
      }
      selecting={{
        idOf,
        filter: { Contacts: contactList.payloadOf({ ...state, page: 1 }) },
        Actions: SelectedActions,
      }}
      grid={{ ...grid, columns: CONTACT_COLUMNS }}
      actions={<ScreenActions />}
      records={RECORDS}
      tools={<ScreenTools {...state} />}
    >
      {(contacts) =>
        grid.isGrid ? (
          <ContactGrid contacts={contacts} />
        ) : (
          contacts.map((contact) => <ContactCard key={contact.IndividualId} contact={contact} />)
        )
      }
    </ListScreen>
  );
}
