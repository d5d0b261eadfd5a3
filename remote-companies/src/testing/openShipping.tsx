import type { ShippingAddress } from '@galley/server/companies/shipping/contract';
import { choose, network, renderScreen, type Answers, type SentCall, press } from '@galley/shared/testing';
import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShippingForm } from '../forms/shipping/ShippingForm.tsx';
import { exampleCompany } from './exampleCompany.ts';
import { exampleAddress } from './shippingAnswers.ts';

export const depot = exampleAddress();
export const plant = exampleAddress({
  id: 2,
  name: 'Plant',
  address1: '9 Mill Rd',
  isSelected: true,
  Version: 1,
});
export const both = (): ShippingAddress[] => [depot, plant];

/** Opens the modal of the shipping addresses as the host does, and waits for them. */
export async function openShipping(answers: Answers) {
  const sent = network(answers);
  const closings: string[] = [];
  const dialog = { name: 'companies/shipping', company: exampleCompany() } as const;
  renderScreen(<ShippingForm dialog={dialog} onClose={() => closings.push('closed')} />, '/companies');
  await waitFor(() => expect(screen.queryByText('Loading...please wait')).toBeNull());
  return { sent, closings };
}

export const type = (name: string, text: string) =>
  userEvent.type(screen.getByRole('textbox', { name }), text);
/** Enters a valid new address. */
export async function enterAddress() {
  await press('Enter New Address');
  await type('Name', 'Shop');
  await type('Address 1', '2 Elm St');
  await type('City', 'Provo');
  await choose('State', 'Utah');
  await type('Zip', '84601');
}

export const sentBy = (sent: SentCall[], method: string) => sent.filter((call) => call.method === method);
export const refusal = (status: number, more: object = {}) =>
  Response.json(
    { type: 'about:blank', title: 'Refused', status, detail: 'For a reason.', ...more },
    { status },
  );
