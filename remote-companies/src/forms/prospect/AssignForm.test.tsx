import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { queryClient } from '@galley/shared/http';
import { type Answers, choose, network, press, renderScreen } from '@galley/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { AssignForm } from './AssignForm.tsx';

const BULK = '/v1/bulk';
const JOB = {
  ID: 7,
  Action: 'reassignProspects',
  State: 'done',
  Total: 3,
  Done: 3,
  Unchanged: 0,
  Refused: 0,
};
const PEOPLE = [
  { value: 5, label: 'Ana Ruiz' },
  { value: 6, label: 'Ben Ode' },
];

function open(answers: Answers = { [BULK]: { ...JOB, Changed: 0, Undoes: null, UndoneBy: null } }) {
  const sent = network({
    '/v1/customers/trendgroups': { TrendGroups: [], Customers: [], Employees: PEOPLE, States: [] },
    ...answers,
  });
  const clear = jest.fn();
  const onClose = jest.fn();
  const chosen = { records: { Ids: [12, 13, 14] }, count: 3, clear };
  renderScreen(<AssignForm dialog={{ name: 'companies/assign', chosen }} onClose={onClose} />, '/companies');
  return { clear, onClose, started: () => sent.filter(({ path }) => path === BULK) };
}
const assign = () => press('Assign');

beforeEach(() => queryClient.clear());

describe('Assign Sales Rep (BULK-05)', () => {
  test('assigns the selected prospects to the chosen sales rep, closes, and clears the selection', async () => {
    const { clear, onClose, started } = open();
    expect(screen.getByRole('dialog', { name: 'Assign Sales Rep' })).toHaveAccessibleDescription(
      '3 selected',
    );
    await choose('Sales Rep', 'Ben Ode');
    await assign();
    expect(onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(clear).toHaveBeenCalledTimes(1));
    expect(started().map(({ method, body }) => [method, body])).toEqual([
      ['POST', expect.objectContaining({ Action: 'reassignProspects', AssignTo: 6, Ids: [12, 13, 14] })],
    ]);
  });

  test('asks for a sales rep, and sends nothing without one', async () => {
    const { onClose, started } = open();
    await assign();
    expect(screen.getByRole('combobox', { name: 'Sales Rep' })).toHaveAccessibleDescription(
      /Sales Rep is required\./,
    );
    expect(onClose).not.toHaveBeenCalled();
    expect(started()).toEqual([]);
  });

  test('keeps the selection when the server refuses', async () => {
    const { clear, started } = open({
      [BULK]: () =>
        Response.json({ title: 'Conflict', status: 409, detail: 'Three are running.' }, { status: 409 }),
    });
    await choose('Sales Rep', 'Ana Ruiz');
    await assign();
    await waitFor(() => expect(started()).toHaveLength(1));
    expect(await screen.findByText(/Nothing was changed/)).toBeVisible();
    expect(clear).not.toHaveBeenCalled();
  });
});
