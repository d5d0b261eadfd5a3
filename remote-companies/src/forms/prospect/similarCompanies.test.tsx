import { network, renderScreen } from '@galley/shared/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { prospectAnswers as answers } from '../../testing/prospectAnswers.ts';
import { ProspectForm } from './ProspectForm.tsx';

async function open() {
  const dialog = { name: 'companies/edit', draft: { CustomerID: 0 } } as const;
  renderScreen(<ProspectForm dialog={dialog} onClose={jest.fn()} />, '/companies');
  await screen.findByRole('textbox', { name: 'Company' });
}
const box = (name: string) => screen.getByRole('textbox', { name });

beforeEach(() => localStorage.clear());

describe('A prospect', () => {
  test('with a name similar to another company’s gets a warning while it is typed (DUP-01)', async () => {
    const similar = {
      value: 12,
      label: 'Acme Outdoor',
      TrendGroupName: 'Acme Holding',
      City: 'Denver',
      State: 'CO',
      Prospect: false,
      SameName: false,
    };
    const sent = network(answers({ '/v1/customers/similar': { results: [similar] } }));
    await open();
    await userEvent.type(box('Company'), 'Acme Outdor');
    expect(await screen.findByText(/^A company with a similar name already exists:/)).toHaveTextContent(
      'Acme Outdoor (Acme Holding; Denver, CO)',
    );
    await waitFor(() =>
      expect(sent.map(({ path }) => path)).toContain('/v1/customers/similar?name=Acme+Outdor&exclude=0'),
    );
  });

  test('with another company’s name and others like it gets one warning about all of them (DUP-01)', async () => {
    const like = { TrendGroupName: '', City: '', State: '', Prospect: false };
    const results = [
      { ...like, value: 12, label: 'Acme Boise', SameName: true },
      { ...like, value: 13, label: 'Acme Boston', SameName: false },
    ];
    network(answers({ '/v1/customers/similar': { results } }));
    await open();
    await userEvent.type(box('Company'), 'Acme Boise');
    expect(
      await screen.findByText('Companies with the same or a similar name already exist:', { exact: false }),
    ).toHaveTextContent('Acme Boston');
  });
});
