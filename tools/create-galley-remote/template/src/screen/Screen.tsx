import type { Schemas } from '@galley/client';
import { contactsQuery } from '../http/contactsQuery.ts';
import type { ActionRecord } from '@galley/shared/store';
import { EmptyState, ListScreen, useListQuery, useListState } from '@galley/shared/ui';
import { useState } from 'react';
import { CallForm } from '../forms/CallForm.tsx';
import '../styles/main.scss';
import { ContactCard } from './ContactCard.tsx';
import { contactList, SORTS } from './contactList.ts';

type ContactPagedResponse = Schemas['ContactPagedResponse'];

const FAILURE = 'Failed to load contacts';
const read = ({ Contacts, TotalCount }: ContactPagedResponse) => ({ items: Contacts, total: TotalCount });

/** Replace this list with your own: the address holds its state, the query loads its records, and the kit does the rest. */
export function Screen() {
  const state = useListState(contactList);
  const [called, setCalled] = useState<ActionRecord>();
  const result = useListQuery({
    page: state.page,
    size: state.size,
    read,
    failure: FAILURE,
    isEnabled: contactList.isLoadable(state),
    queryOf: (page) => contactsQuery(contactList.payloadOf({ ...state, page })),
  });
  return (
    <>
      <ListScreen
        list="contacts"
        title="My Remote"
        state={state}
        result={result}
        sortOptions={SORTS}
        filterCount={state.filters.inactive}
        chips={[]}
        failure={FAILURE}
        empty={
          <EmptyState
            text={contactList.isLoadable(state) ? 'No contacts found.' : 'Select a company first.'}
          />
        }
      >
        {(contacts) =>
          contacts.map((contact) => (
            <ContactCard
              key={contact.IndividualId}
              contact={contact}
              onCall={() =>
                setCalled({ kind: 'contact', id: contact.IndividualId, name: contact.IndividualName })
              }
            />
          ))
        }
      </ListScreen>
      {called && <CallForm dialog={{ record: called }} onClose={() => setCalled(undefined)} />}
    </>
  );
}
