import { beforeEach, expect, test } from '@jest/globals';
import { galley } from '@galley/shared/store';
import { network, press, renderScreen } from '@galley/shared/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleActivity } from '../../testing/exampleActivity.ts';
import { formAnswers } from '../../testing/formAnswers.ts';
import { beginAfresh, PAGED } from '../../testing/openActivities.tsx';
import { Screen } from '../Screen.tsx';

async function open(activity = exampleActivity()) {
  network({
    ...formAnswers(),
    [PAGED]: { Activities: [activity], TotalCount: 1 },
    '/v1/activity/records': { Activities: [activity] },
    '/v1/customers/paged': { Customers: [], TotalCount: 0, UnfilteredCount: 0 },
    '/v1/customers/totalspend': [],
    '/v1/customers/12/spendmonths': [],
    '/v1/orders/paged': { Orders: [], TotalCount: 0, UnfilteredCount: 0 },
    '/v1/individuals': { IndividualId: 7, InternalNotes: '' },
  });
  renderScreen(<Screen />, '/activities?work=1');
  await screen.findByRole('heading', { name: activity.IndividualName });
}

const MESSAGE = { name: 'contacts/write', contact: 7, person: 'Carl Contact', company: 12 };

beforeEach(beginAfresh);

test('The queue writes to the contact about the company of the activity (MAIL-22)', async () => {
  await open();
  await press('Write to Carl Contact');
  expect(galley.getState().dialogs).toEqual([expect.objectContaining(MESSAGE)]);
});

test('The key e writes to the contact, too, but not while the cursor is in the notes (MAIL-22)', async () => {
  await open();
  expect(screen.getByText('write email')).toBeVisible();
  await userEvent.keyboard('n');
  await userEvent.keyboard('email');
  expect(screen.getByRole('textbox', { name: 'Notes' })).toHaveValue('email');
  expect(galley.getState().dialogs).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: /No answer/ }));
  await userEvent.keyboard('e');
  expect(galley.getState().dialogs).toEqual([expect.objectContaining(MESSAGE)]);
});

test('The queue offers no message to a contact without an email address (MAIL-22)', async () => {
  await open(exampleActivity({ IndividualEmail: '' }));
  expect(screen.queryByRole('button', { name: /^Write to/ })).toBeNull();
});
