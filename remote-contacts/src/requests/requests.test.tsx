import type { AssociationRequest } from '@galley/server/contacts/associations/contract';
import { network, press, renderScreen, type SentCall } from '@galley/shared/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { ContactCard } from '../screen/ContactCard.tsx';
import { exampleContact } from '../testing/exampleContact.ts';
import { COMPANIES, formAnswers, SAVE } from '../testing/formAnswers.ts';
import { openForm, savedBody } from '../testing/openForm.tsx';
import { WaitingRequests } from './WaitingRequests.tsx';

const DECIDE = '/v1/associations/requests/5';
const LIST = '/v1/associations/requests';
const request = (change: Partial<AssociationRequest> = {}): AssociationRequest => ({
  RequestId: 5,
  IndividualId: 9,
  IndividualName: 'Mia Stone',
  CompanyId: 40,
  CompanyName: 'Birch Media',
  State: 'requested',
  RequestedBy: 'Ana Ruiz',
  DecidedBy: '',
  CanDecide: true,
  ...change,
});
const decided = (sent: SentCall[]) => sent.filter(({ path }) => path === DECIDE).map(({ body }) => body);

beforeEach(() => localStorage.clear());

describe('A request about a contact (REC-08)', () => {
  test('is shown on its card, and accepted there', async () => {
    const sent = network({ [DECIDE]: { Success: true, Version: 5 } });
    renderScreen(<ContactCard contact={exampleContact({ CompanyRequests: [request()] })} />, '/contacts');
    expect(screen.getByText(/^Ana Ruiz wants to add this contact to/)).toHaveTextContent('Birch Media');
    await press('Accept Mia Stone for Birch Media');
    expect(await screen.findByText('Mia Stone was added to Birch Media.')).toBeVisible();
    expect(decided(sent)).toEqual([{ EmployeeUID: 'ana-uid', Accept: true }]);
  });

  test('shows the requester its result, without buttons', () => {
    network({});
    const own = request({ CanDecide: false, State: 'declined', DecidedBy: 'Ben Ode' });
    renderScreen(<ContactCard contact={exampleContact({ CompanyRequests: [own] })} />, '/contacts');
    const list = screen.getByRole('list', { name: 'Contact Requests' });
    expect(list).toHaveTextContent('Declined by Ben Ode.');
    expect(within(list).queryByRole('button')).toBeNull();
  });

  test('that somebody else has answered meanwhile shows a message', async () => {
    const problem = {
      type: 'about:blank',
      title: 'Conflict',
      status: 409,
      detail: 'This request is declined already.',
    };
    network({ [DECIDE]: () => Response.json(problem, { status: 409 }) });
    renderScreen(<ContactCard contact={exampleContact({ CompanyRequests: [request()] })} />, '/contacts');
    await press('Decline Mia Stone for Birch Media');
    expect(
      await screen.findByText('Failed to answer the request: This request is declined already.'),
    ).toBeVisible();
  });

  test('is counted above the list of contacts, and answered from there', async () => {
    let waiting = [request()];
    const sent = network({
      [LIST]: () => ({ Requests: waiting }),
      [DECIDE]: () => {
        waiting = [];
        return { Success: true, Version: 5 };
      },
    });
    renderScreen(<WaitingRequests />, '/contacts');
    await press('Contact Requests (1)');
    const dialog = screen.getByRole('dialog', { name: 'Contact Requests' });
    expect(within(dialog).getByText(/^Ana Ruiz wants to add Mia Stone to/)).toBeVisible();
    await press('Decline Mia Stone for Birch Media');
    expect(await within(dialog).findByText('No requests to answer.')).toBeVisible();
    expect(decided(sent)).toEqual([{ EmployeeUID: 'ana-uid', Accept: false }]);
  });

  test('isn’t mentioned if there is none, or if the server has no requests', async () => {
    const sent = network({});
    renderScreen(<WaitingRequests />, '/contacts');
    await waitFor(() => expect(sent.map(({ path }) => path)).toContain(LIST));
    expect(screen.queryByRole('button', { name: /^Contact Requests/ })).toBeNull();
  });

  test('is accepted in the contact form, which then saves with the company and without a conflict', async () => {
    const sent = network(formAnswers({ [DECIDE]: { Success: true, Version: 5 } }));
    await openForm(exampleContact({ Version: 4, CompanyRequests: [request()] }));
    await press('Accept Mia Stone for Birch Media');
    expect(
      await within(screen.getByRole('list', { name: 'Company Associations:' })).findByText('Birch Media'),
    ).toBeVisible();
    await press('Save');
    await waitFor(() =>
      expect(sent.some(({ path, method }) => path === SAVE && method === 'POST')).toBe(true),
    );
    expect(savedBody(sent)).toMatchObject({ Version: 5 });
    expect(savedBody(sent)?.['CompanyAssociations']).toContainEqual({
      value: 40,
      label: 'Birch Media',
      isDefault: false,
    });
  });
});

test('A company of another owner can’t be removed from a contact, and the form says why (REC-07)', async () => {
  const own = { value: 1, label: 'Company 1', isDefault: true };
  const foreign = { value: 2, label: 'Company 2', isDefault: false, IsAssociated: false };
  const sent = network(formAnswers({ [COMPANIES]: [own, foreign] }));
  await openForm(exampleContact());
  const list = screen.getByRole('list', { name: 'Company Associations:' });
  expect(within(list).getByRole('button', { name: 'Remove Company 1' })).toBeVisible();
  expect(within(list).queryByRole('button', { name: 'Remove Company 2' })).toBeNull();
  expect(within(list).getByText('Other owner')).toBeVisible();
  expect(
    screen.getByText(
      /^Only people associated with a company’s account owner can remove the company from a contact/,
    ),
  ).toBeVisible();
  await press('Save');
  await waitFor(() =>
    expect(savedBody(sent)?.['CompanyAssociations']).toEqual([
      own,
      { value: 2, label: 'Company 2', isDefault: false },
    ]),
  );
});
