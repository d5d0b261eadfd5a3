import { galley } from '@galley/shared/store';
import { renderScreen } from '@galley/shared/testing';
import { offerForm } from '@galley/shared/ui';
import { beforeEach, expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { followUpOfDone, followUpOfSave } from './followUp.ts';

const followupActivity = { ID: -2, CompanyID: 12, IndividualName: 'Carl Contact' };

beforeEach(() => galley.setState({ dialogs: [] }));

test.each([
  ['a save', followUpOfSave('Carl Contact'), { Success: true, activityDoneResponse: { followupActivity } }],
  ['a Done', followUpOfDone('Carl Contact'), { success: true, followupActivity }],
])('the follow-up of %s that is answered late is offered (ACTF-08, ACT-11)', async (_what, form, answer) => {
  renderScreen(null, '/activities');
  act(() => offerForm(form, answer));
  expect(await screen.findByText(/^The activity with Carl Contact is closed\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Add Follow-Up' }));
  expect(galley.getState().dialogs).toMatchObject([{ kind: 'activity', draft: followupActivity }]);
});
