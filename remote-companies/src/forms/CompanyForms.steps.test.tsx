import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Company } from '@galley/server/companies/contract';
import { galley, openDialog, useGalley, type DialogOf, type OpenDialog } from '@galley/shared/store';
import { network, press, renderScreen } from '@galley/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CompanyList as Screen } from '../screen/CompanyList.tsx';
import { exampleCompany } from '../testing/exampleCompany.ts';
import { exampleProspect, prospectAnswers } from '../testing/prospectAnswers.ts';
import { exampleAddress, shippingAnswers } from '../testing/shippingAnswers.ts';
import { ProspectForm } from './prospect/ProspectForm.tsx';
import { ShippingForm } from './shipping/ShippingForm.tsx';

/** The open forms, as the host shows them. */
const Forms = () =>
  useGalley(({ dialogs }) => dialogs).map((dialog) => {
    const onClose = () => galley.getState().closeDialog(dialog.id);
    if (dialog.name === 'companies/edit') {
      const edited = dialog as OpenDialog & DialogOf<'companies/edit'>;
      return <ProspectForm key={dialog.id} dialog={edited} onClose={onClose} />;
    }
    return dialog.name === 'companies/shipping' ? (
      <ShippingForm
        key={dialog.id}
        dialog={dialog as OpenDialog & DialogOf<'companies/shipping'>}
        onClose={onClose}
      />
    ) : null;
  });

const ADDRESSES = 'Shipping Addresses';
const named = (CustomerID: number) => ({
  CustomerID,
  CustomerDisplayName: `Company ${CustomerID}`,
  CompanyName: `Company ${CustomerID}`,
});
/** The second one is a customer, the third one somebody else's. */
const COMPANIES: Company[] = [
  exampleProspect(named(1)),
  { ...exampleCompany(), ...named(2), Prospect: false },
  exampleProspect({ ...named(3), IsAssociated: false }),
  exampleProspect(named(4)),
];

const associations = Object.fromEntries(
  COMPANIES.map(({ CustomerID }) => [`/v1/associations/individual/${CustomerID}`, []]),
);

async function open(form: 'edit' | 'shipping') {
  network({
    ...shippingAnswers(() => [exampleAddress()]),
    ...prospectAnswers(),
    ...associations,
    '/v1/customers/totalspend': [],
    '/v1/customers/risks': [],
    '/v1/customers/paged': { Customers: COMPANIES, TotalCount: 4, UnfilteredCount: 4 },
  });
  renderScreen(
    <>
      <Screen />
      <Forms />
    </>,
    '/companies?parent=3',
  );
  await screen.findByRole('article', { name: 'Company 1' });
  const [first] = COMPANIES;
  if (first === undefined) throw new Error('no company');
  act(() =>
    form === 'edit'
      ? openDialog('companies/edit', { draft: first })
      : openDialog('companies/shipping', { company: first }),
  );
  await shown(1, form === 'edit' ? undefined : ADDRESSES);
}
const dialog = () => within(screen.getAllByRole('dialog').at(-1) ?? document.body);
const shown = async (id: number, title = `Company ${id}`) => {
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible();
  expect(await dialog().findByText(`Company ${id}`)).toBeVisible();
};
const isEnd = (name: string) =>
  expect(dialog().getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');

beforeEach(() => {
  localStorage.clear();
  galley.setState({ dialogs: [] });
});

describe('A form that was opened from the list of companies', () => {
  test('of a prospect steps to the user’s next prospect, and back by key (STEP-01)', async () => {
    await open('edit');
    isEnd('Previous');
    await press('Next');
    await shown(4);
    isEnd('Next');
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await shown(1);
    expect(galley.getState().dialogs).toHaveLength(1);
  });

  test('of a prospect asks before unsaved input is lost (STEP-02)', async () => {
    await open('edit');
    expect(await screen.findByText('0 associations found.')).toBeVisible();
    const address = dialog().getByRole('textbox', { name: 'Address' });
    await userEvent.type(address, ' 5');
    expect(address).toHaveValue('1 Main St 5');
    await press('Next');
    await press('Discard');
    await shown(4);
  });

  test('of shipping addresses steps to those of the next company, customer or prospect (STEP-01)', async () => {
    await open('shipping');
    isEnd('Previous');
    await press('Next');
    await shown(2, ADDRESSES);
    await press('Next');
    await shown(4, ADDRESSES);
    isEnd('Next');
    await press('Previous');
    await shown(2, ADDRESSES);
  });
});
