import { choose, network, press, renderScreen, select, type Answers } from '@galley/shared/testing';
import { expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { formAnswers } from '../../testing/formAnswers.ts';
import { BulkForm } from './BulkForm.tsx';

function openRetype(answers?: Answers) {
  const sent = network(formAnswers({ '/v1/bulk': () => new Promise(() => undefined), ...answers }));
  const chosen = { count: 5, records: {}, clear: () => undefined };
  const dialog = { name: 'activities/bulk', action: 'retype', chosen } as const;
  renderScreen(<BulkForm dialog={dialog} onClose={() => undefined} />, '/activities');
  return sent;
}

test('asks for the type that all selected activities get (SEL-04)', async () => {
  const sent = openRetype();
  await press('Change Type');
  expect(await screen.findByText('Activity Type is required.')).toBeVisible();
  await choose('Activity Type', 'Call');
  await press('Change Type');
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/v1/bulk')?.body).toMatchObject({
      Action: 'retypeActivities',
      TypeID: 3,
    }),
  );
});

test('says that the activity types could not be loaded, not that there are none (FORM-07)', async () => {
  openRetype({ '/v1/activity/types': () => Response.json({}, { status: 403 }) });
  await userEvent.click(select('Activity Type'));
  expect(await screen.findByText('Could not be loaded.')).toBeVisible();
});
