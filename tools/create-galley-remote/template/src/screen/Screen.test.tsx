import { galley } from '@galley/shared/store';
import { network, renderScreen } from '@galley/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleContact } from '../testing/exampleContact.ts';
import { Screen } from './Screen.tsx';

const paged = '/v1/individuals/paged';
const answer = { Contacts: [exampleContact()], TotalCount: 1, UnfilteredCount: 1 };

test('lists the contacts of the selected company parent', async () => {
  const sent = network({ [paged]: answer });
  renderScreen(<Screen />, '/my-remote?parent=3');
  expect(await screen.findByRole('article', { name: 'Mia Stone' })).toBeInTheDocument();
  expect(sent.find(({ path }) => path === paged)?.body).toMatchObject({ ParentID: 3, PageNo: 1 });
});

test('asks for a selection first', () => {
  const sent = network({});
  renderScreen(<Screen />, '/my-remote');
  expect(screen.getByText('Select a company first.')).toBeInTheDocument();
  expect(sent.filter(({ path }) => path === paged)).toEqual([]);
});

test('planning a call opens the activity form with its subject and contact', async () => {
  network({ [paged]: answer });
  renderScreen(<Screen />, '/my-remote?parent=3');
  await userEvent.click(await screen.findByRole('button', { name: 'Plan a Call' }));
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Subject is required.')).toBeInTheDocument();
  await userEvent.type(screen.getByRole('textbox', { name: 'Subject' }), 'Proof of the banner');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(galley.getState().dialogs).toMatchObject([
    { name: 'activities/edit', draft: { IndividualID: 9, Title: 'Proof of the banner' } },
  ]);
});
