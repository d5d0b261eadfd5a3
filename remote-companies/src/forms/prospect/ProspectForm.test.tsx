import { queryClient, trendGroupsQuery } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import {
  choose,
  countsQuery,
  network,
  press,
  renderScreen,
  select,
  type SentCall,
} from '@galley/shared/testing';
import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { options, prospectAnswers as answers, SAVE, saved } from '../../testing/prospectAnswers.ts';
import { ProspectForm } from './ProspectForm.tsx';

const closed = jest.fn<() => void>();
/** Opens the form of a new prospect as the host does. */
async function open(url = '/companies') {
  const dialog = { name: 'companies/edit', draft: { CustomerID: 0 } } as const;
  renderScreen(<ProspectForm dialog={dialog} onClose={closed} />, url);
  const form = await screen.findByRole('dialog', { name: 'Add New Prospect' });
  return form;
}
const box = (name: string) => screen.getByRole('textbox', { name });
const picker = (name: string) => screen.getByRole('combobox', { name });
const body = (sent: SentCall[]) => sent.find(({ path }) => path === SAVE)?.body;
async function fill(name = 'Birch Media') {
  await userEvent.type(box('Company'), name);
  for (const [label, text] of [
    ['Address', '5 Oak St'],
    ['City', 'Provo'],
    ['Zip', '84601'],
    ['Phone', '(801) 555-0100'],
  ] as const) {
    await userEvent.type(box(label), text);
  }
  await choose('State', 'Utah');
  await choose('Account Owner', 'East');
}

beforeEach(() => {
  localStorage.clear();
  closed.mockReset();
  galley.setState({ dialogs: [] });
});

describe('A new prospect', () => {
  test('begins with the parent of the selected company and the first forecast family (PROS-03)', async () => {
    const sent = network(answers());
    await open('/companies?company=13');
    expect(picker('Company Parent')).toHaveTextContent('Fabrikam');
    await waitFor(() => expect(picker('Forecast Family')).toHaveTextContent('Out of Home'));
    expect(select('State')).toHaveTextContent('Select...');
    expect(screen.getByLabelText('Account Owner')).toBeEnabled();
    expect(screen.queryByLabelText('Account Owner Password')).toBeNull();
    expect(sent.map(({ path }) => path)).toContain('/v1/individuals/salesreps?parentId=0&companyId=-1');
  });

  test.each([
    ['Forecast Family', '/v1/ForecastFamilies'],
    ['State', '/v1/customers/trendgroups'],
    ['Account Owner', '/v1/individuals/salesreps'],
  ])(
    'says that the options of %s could not be loaded, not that there are none (FORM-07)',
    async (label, path) => {
      network(answers({ [path]: () => Response.json({}, { status: 403 }) }));
      await open();
      await userEvent.click(picker(label));
      expect(await screen.findByText('Could not be loaded.')).toBeVisible();
    },
  );

  test('begins with the selected parent when no company is selected (PROS-03)', async () => {
    network(answers());
    await open('/companies?parent=3');
    expect(picker('Company Parent')).toHaveTextContent('Acme Holding');
  });

  test('names the missing fields, sends nothing, and focuses the first one (PROS-04, FORM-01)', async () => {
    const sent = network(answers());
    await open();
    await press('Clear Forecast Family');
    expect(screen.queryByText('Forecast Family is required.')).toBeNull();
    await press('Save');
    for (const message of [
      'Company Name is required.',
      'Company Parent is required.',
      'Forecast Family is required.',
      'Company Address is required.',
      'Company City is required.',
      'Company State is required.',
      'Company Zip is required.',
      'Company Phone is required.',
      'Account Owner is required.',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(box('Company')).toHaveFocus();
    expect(box('Zip')).toHaveAccessibleDescription('Company Zip is required.');
    expect(body(sent)).toBeUndefined();
  });

  test('keeps the parent that it began with, whatever name is typed (PROS-03)', async () => {
    const sent = network(answers());
    await open('/companies?parent=3');
    await fill('Fabrikam');
    expect(picker('Company Parent')).toHaveTextContent('Acme Holding');
    await press('Save');
    expect(await screen.findByText('Prospect Added!')).toBeVisible();
    expect(body(sent)).toMatchObject({ TrendGroupName: 'Acme Holding', TrendGroupNumber: 3 });
  });

  test('without a parent gets the one with the typed name, and announces a new one before it’s created (PROS-03)', async () => {
    network(answers());
    await open();
    await userEvent.type(box('Company'), ' fabrikam');
    expect(picker('Company Parent')).toHaveTextContent('Fabrikam');
    await waitFor(() => expect(screen.queryByText(/^New company parent:/)).toBeNull());
    await userEvent.type(box('Company'), ' East');
    expect(picker('Company Parent')).toHaveTextContent('fabrikam East');
    const announcement = await screen.findByText('New company parent: fabrikam East');
    expect(announcement).toHaveAttribute('role', 'status');
    await userEvent.clear(box('Company'));
    expect(picker('Company Parent')).toHaveTextContent('Select...');
    await waitFor(() => expect(screen.queryByText(/^New company parent:/)).toBeNull());
  });

  test('gets the parent with the typed name after its own was cleared (PROS-03)', async () => {
    network(answers());
    await open('/companies?parent=3');
    await press('Clear Company Parent');
    await userEvent.type(box('Company'), 'Fabrikam');
    expect(picker('Company Parent')).toHaveTextContent('Fabrikam');
  });

  test('keeps a parent that was chosen by hand', async () => {
    network(answers());
    await open();
    await userEvent.click(picker('Company Parent'));
    await userEvent.type(screen.getByPlaceholderText('Search...'), 'fab');
    await userEvent.click(await screen.findByRole('option', { name: 'Fabrikam' }));
    await userEvent.type(box('Company'), 'Birch');
    expect(picker('Company Parent')).toHaveTextContent('Fabrikam');
  });

  test('is sent as entered, and confirmed (PROS-08)', async () => {
    const sent = network(answers());
    await open();
    await fill();
    await press('Save');
    expect(await screen.findByText('Prospect Added!')).toBeVisible();
    expect(body(sent)).toEqual({
      EmployeeUID: 'ana-uid',
      SelectedParentID: 0,
      SelectedCompanyID: 0,
      ID: 0,
      Company: 'Birch Media',
      TrendGroupName: 'Birch Media',
      TrendGroupNumber: 0,
      ForecastFamily: 1,
      Address1: '5 Oak St',
      Address2: '',
      City: 'Provo',
      State: 'UT',
      Zip: '84601',
      Url: '',
      Phone: '(801) 555-0100',
      Fax: '',
      AccountTypeID: 5,
      IndividualAssociations: [],
    });
    expect(closed).toHaveBeenCalled();
  });

  test('appears at once in the lists of the filter and in the count (PROS-09)', async () => {
    let calls = 0;
    // The lists are also refetched; here that response never arrives.
    const never = new Promise(() => undefined);
    network(answers({ '/v1/customers/trendgroups': () => ((calls += 1) === 1 ? options() : never) }));
    await open('/companies?parent=3');
    const counts = countsQuery({ parentId: 3, companyId: 0 }).queryKey;
    act(() => {
      queryClient.setQueryData(counts, { CompanyCount: 8, ContactCount: 1, OrderCount: 1, ActivityCount: 1 });
    });
    await fill();
    await press('Save');
    await screen.findByText('Prospect Added!');
    const known = queryClient.getQueryData(trendGroupsQuery().queryKey);
    expect(known?.TrendGroups.map(({ label }) => label)).toEqual(['Acme Holding', 'birch media', 'Fabrikam']);
    expect(known?.Customers).toContainEqual({ value: 20, label: 'Birch Media', TrendGroupId: 8 });
    expect(known?.Customers.map(({ value }) => value)).toEqual([12, 20, 13]);
    expect(queryClient.getQueryData(counts)?.CompanyCount).toBe(9);
  });

  test('whose name is taken has an error at the field, but no toast (PROS-05)', async () => {
    network(answers({ [SAVE]: { ...saved, Success: false, DuplicateCompany: true, Customer: null } }));
    await open();
    await fill();
    await press('Save');
    expect(await screen.findByText('Company Name is already in use.')).toBeVisible();
    expect(box('Company')).toBeInvalid();
    await waitFor(() => expect(box('Company')).toHaveFocus());
    expect(screen.queryByText(/Failed/)).toBeNull();
    expect(closed).not.toHaveBeenCalled();
  });

  test('that the server rejects stays in the form, with the error at the field (PROS-08)', async () => {
    const errors = [{ field: 'State', message: 'State is unknown.' }];
    const problem = { type: 'about:blank', title: 'Unprocessable', status: 422, errors };
    network(answers({ [SAVE]: () => Response.json(problem, { status: 422 }) }));
    await open();
    await fill();
    await press('Save');
    expect(await screen.findByText('Failed to update propsect')).toBeVisible();
    expect(screen.getByLabelText('State')).toHaveAccessibleDescription('State is unknown.');
    expect(box('Company')).toHaveValue('Birch Media');
  });

  test('offline is kept and sent later; the form closes and says so', async () => {
    network(answers({ [SAVE]: () => Promise.reject(new TypeError('offline')) }));
    await open();
    await fill();
    await press('Save');
    expect(
      await screen.findByText(/^Galley can’t reach the server. The prospect is kept on this device/),
    ).toBeVisible();
    expect(closed).toHaveBeenCalled();
    expect(localStorage.getItem('galley.changes')).toContain('Birch Media');
  });

  test('isn’t discarded by Cancel without a confirmation, and comes back after a reload (PROS-01)', async () => {
    network(answers());
    await open();
    await userEvent.type(box('Company'), 'Half a name');
    await press('Cancel');
    await press('Keep Editing');
    expect(closed).not.toHaveBeenCalled();
    globalThis.dispatchEvent(new Event('pagehide'));
    document.body.replaceChildren();
    await open();
    expect(box('Company')).toHaveValue('Half a name');
    await press('Start Over');
    expect(box('Company')).toHaveValue('');
  });
});
