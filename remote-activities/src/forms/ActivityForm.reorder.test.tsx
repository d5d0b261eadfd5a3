import { network, press } from '@galley/shared/testing';
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleActivity } from '../testing/exampleActivity.ts';
import { formAnswers as answers } from '../testing/formAnswers.ts';
import { body, notes, open } from '../testing/openForm.tsx';

const DRAFT = '/v1/reorders/draft/71120-1';
const draft = {
  OrderIDLineNum: '71120-1',
  ParentID: 3,
  CompanyID: 12,
  CompanyName: 'Northwind Traders',
  IndividualID: 7,
  IndividualName: 'Carl Contact',
  TypeID: 5,
  ActivityComments: 'Request a reorder of order line 71120-1.\nProduct: Bulletin',
};
const requested = {
  ID: 0,
  ParentID: 3,
  CompanyID: 12,
  CompanyName: 'Northwind Traders',
  ReorderLine: '71120-1',
};

test('the form of a reorder request opens with the server’s draft, and sends the order line (REOR-01, REOR-02)', async () => {
  const sent = network(answers({ [DRAFT]: draft }));
  await open(requested);
  expect(notes()).toHaveValue(draft.ActivityComments);
  expect(screen.getByText('Carl Contact')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Activity Date'), '11/30/2026');
  await press('Save');
  expect(await screen.findByText('Activity Added!')).toBeVisible();
  expect(body(sent)).toMatchObject({ ID: 0, CompanyID: 12, IndividualID: 7, ReorderLine: '71120-1' });
});

test('the form says that it could not be loaded, and can retry', async () => {
  let isUp = false;
  network(answers({ [DRAFT]: () => (isUp ? draft : new Response(null, { status: 503 })) }));
  const dialog = await open(requested);
  expect(dialog).toHaveTextContent('The form could not be loaded.');
  isUp = true;
  await press('Try Again');
  expect(await screen.findByRole('textbox', { name: 'Activity Notes' })).toHaveValue(draft.ActivityComments);
});

test('the form loads the activity if only its id is given', async () => {
  const activity = exampleActivity({ ID: 9, ActivityComments: 'Asked by phone.' });
  network(answers({ '/v1/activity/records': { Activities: [activity] } }));
  await open({ ID: 9 });
  expect(notes()).toHaveValue('Asked by phone.');
});
