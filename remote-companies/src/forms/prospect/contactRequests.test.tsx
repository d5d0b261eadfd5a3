import type { Company } from '@galley/server/companies/contract';
import { network, press, renderScreen, type SentCall } from '@galley/shared/testing';
import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleProspect, prospectAnswers as answers, SAVE, saved } from '../../testing/prospectAnswers.ts';
import { ProspectForm } from './ProspectForm.tsx';

async function open(change: Partial<Company> = {}) {
  const dialog = { name: 'companies/edit', draft: exampleProspect(change) } as const;
  renderScreen(<ProspectForm dialog={dialog} onClose={() => {}} />, '/companies');
  await screen.findByText('Individual Associations:');
}
const body = (sent: SentCall[]) => sent.findLast(({ path }) => path === SAVE)?.body;

beforeEach(() => localStorage.clear());

describe('Another account owner’s contact (REC-08)', () => {
  const request = {
    RequestId: 1,
    IndividualId: 8,
    IndividualName: 'Bea Buyer',
    CompanyId: 12,
    CompanyName: 'Acme Outdoor',
    State: 'requested',
    RequestedBy: 'Ana Ruiz',
    DecidedBy: '',
    CanDecide: false,
  } as const;

  test('is requested by adding it, and the form says so before and after it is saved', async () => {
    const Requested = [{ value: 8, label: 'Bea Buyer' }];
    const found = { value: 8, label: 'Bea Buyer', Company: 'Northwind', IsAssociated: false };
    const sent = network(
      answers({ '/v1/individuals/search': { results: [found] }, [SAVE]: { ...saved, Requested } }),
    );
    await open();
    await userEvent.click(screen.getByRole('combobox', { name: 'Individual Association' }));
    await userEvent.type(screen.getByPlaceholderText('Search...'), 'bea');
    await userEvent.click(await screen.findByRole('option', { name: /^Bea Buyer/ }));
    expect(
      screen.getByText(
        /^Bea Buyer belongs to another account owner. If you add this contact, someone associated with that account owner has to accept/,
      ),
    ).toBeVisible();
    await press('Add Contact Association');
    const item = screen.getByRole('button', { name: 'Remove Bea Buyer' }).closest('li');
    expect(item).toHaveTextContent('Request');
    await press('Save');
    expect(await screen.findByText(/^Requested: Bea Buyer\./)).toBeVisible();
    expect(body(sent)?.['IndividualAssociations']).toContainEqual({ value: 8, label: 'Bea Buyer' });
  });

  test('that is already requested is listed in the form, and removing it withdraws the request', async () => {
    const sent = network(answers());
    await open({
      ContactRequests: [request, { ...request, RequestId: 2, IndividualId: 9, State: 'declined' }],
    });
    expect(screen.getByText('2 associations found.')).toBeVisible();
    await press('Remove Bea Buyer');
    await press('Save');
    await waitFor(() => expect(body(sent)).toMatchObject({ KnownAssociations: [8, 7] }));
    expect(body(sent)?.['IndividualAssociations']).toEqual([{ value: 7, label: 'Carl Contact' }]);
  });
});
