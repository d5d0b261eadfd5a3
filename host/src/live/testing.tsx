import { countsQuery } from '@galley/shared/host';
import { expect } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { Contact, ContactPagedRequest, ContactPagedResponse } from '@galley/server/contacts/contract';
import { contactList, contactListCall } from '@galley/server/contacts/rules/contactList';
import { listQuery, queryClient, useQuery } from '@galley/shared/http';
import { network, renderScreen } from '@galley/shared/testing';
import { EmptyState, ListScreen, RecordCard, useListQuery, useListState } from '@galley/shared/ui';

export const contactsQuery = listQuery<ContactPagedRequest, ContactPagedResponse>(...contactListCall);
export const LIST = '/v1/individuals/paged';
export const COUNTS = '/v1/customers/counts';

export const named = (id: number, name = `Name ${id}`) => ({ IndividualId: id, IndividualName: name });
const read = ({ Contacts, TotalCount }: ContactPagedResponse) => ({ items: Contacts, total: TotalCount });

function List() {
  const state = useListState(contactList);
  const result = useListQuery({
    page: state.page,
    size: state.size,
    read,
    failure: 'Failed to load contacts',
    queryOf: (page) => contactsQuery(contactList.payloadOf({ ...state, page })),
  });
  const { data } = useQuery(countsQuery(state.selection));
  return (
    <>
      <output aria-label="Count">{data?.ContactCount}</output>
      <ListScreen
        list="contacts"
        title="Contacts"
        state={state}
        result={result}
        sortOptions={[]}
        filterCount={0}
        chips={[]}
        failure="Failed to load contacts"
        empty={<EmptyState text="No Contacts found." />}
      >
        {(items) =>
          items.map(({ IndividualId, IndividualName }) => (
            <RecordCard key={IndividualId} id={`c-${IndividualId}`} title={IndividualName}>
              Details
            </RecordCard>
          ))
        }
      </ListScreen>
    </>
  );
}

/** The titles of the cards. */
export const shown = () =>
  screen.getAllByRole('article').map((card) => within(card).getAllByRole('button')[0]?.textContent);
export const answered = () => waitFor(() => expect(queryClient.isFetching()).toBe(0));

/** Opens the list of contacts, with a count. @param contacts the server's data @returns the sent calls */
export async function openContacts(contacts: () => Partial<Contact>[]) {
  const sent = network({
    [LIST]: () => ({ Contacts: contacts(), TotalCount: contacts().length }),
    [COUNTS]: () => ({ ContactCount: contacts().length }),
  });
  renderScreen(<List />, '/contacts?parent=1');
  await screen.findByRole('article', { name: 'Name 1' });
  await answered();
  return sent;
}
