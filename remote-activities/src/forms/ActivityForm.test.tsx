import { outbox } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { choose, network, press, select } from '@galley/shared/testing';
import { describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleActivity } from '../testing/exampleActivity.ts';
import { formAnswers as answers, SAVE, saved } from '../testing/formAnswers.ts';
import { body, closed, notes, open, type } from '../testing/openForm.tsx';

describe('A new activity', () => {
  test('opens with the user as assignee, the default type, Once, and the selected company (ACTF-02)', async () => {
    network(answers());
    const dialog = await open({ ID: 0 }, '/activities?parent=3&company=12');
    expect(dialog).toHaveAccessibleName('Add New Activity');
    expect(screen.getByRole('combobox', { name: 'Company Parent' })).toHaveTextContent('Northwind');
    expect(screen.getByRole('combobox', { name: 'Company' })).toHaveTextContent('Northwind Traders');
    expect(screen.getByRole('combobox', { name: 'Assigned To' })).toHaveTextContent('Ana Ruiz');
    await waitFor(() => expect(select('Activity Type')).toHaveTextContent('Follow-Up'));
    expect(select('Recurrence')).toHaveTextContent('Once');
    expect(screen.queryByLabelText('Repeat Forever')).toBeNull();
  });

  test('names the missing fields, sends nothing, and focuses the first one (ACTF-04)', async () => {
    const sent = network(answers());
    await open({ ID: 0 });
    await press('Save');
    for (const message of [
      'Company is required.',
      'Individual is required.',
      'Activity Date is required.',
      'Activity Notes are required.',
    ]) {
      expect(await screen.findByText(message)).toBeVisible();
    }
    expect(screen.getByRole('combobox', { name: 'Company' })).toHaveFocus();
    expect(notes()).toHaveAccessibleDescription(/Activity Notes are required\.$/);
    expect(body(sent)).toBeUndefined();
  });

  test('still says how to write a date after an attempt to save a text that isn’t one (FORM-06)', async () => {
    network(answers());
    await open({ ID: 0 });
    await userEvent.type(screen.getByRole('textbox', { name: 'Activity Date' }), 'someday');
    await press('Save');
    expect(await screen.findByText('Company is required.')).toBeVisible();
    expect(screen.getByText(/^This isn’t a date\. Write it like /)).toBeVisible();
    expect(screen.queryByText('Activity Date is required.')).toBeNull();
  });

  test('is sent as entered, and confirmed', async () => {
    const sent = network(answers());
    await open({ ID: 0, IndividualID: 7, IndividualName: 'Carl Contact' }, '/activities?parent=3&company=12');
    await userEvent.type(screen.getByLabelText('Activity Date'), '11/30/2026');
    await type('Ask about banners.');
    await press('Save');
    expect(await screen.findByText('Activity Added!')).toBeVisible();
    expect(body(sent)).toEqual({
      EmployeeUID: 'ana-uid',
      saveMode: 0,
      SelectedParentID: 3,
      SelectedCompanyID: 12,
      ID: 0,
      CompanyID: 12,
      IndividualID: 7,
      ActivityForID: 5,
      TypeID: 5,
      StartDate: '2026-11-30T00:00:00',
      Comments: 'Ask about banners.',
      FollowUpRecurrenceType: 0,
      FollowUpEndDate: null,
    });
    expect(closed).toHaveBeenCalled();
  });

  test('clearing the parent clears the company and the contact (ACTF-03)', async () => {
    network(answers());
    await open({ ID: 0, IndividualID: 7, IndividualName: 'Carl Contact' }, '/activities?parent=3&company=12');
    await press('Clear Company Parent');
    expect(screen.getByRole('combobox', { name: 'Company' })).toHaveTextContent('Select...');
    expect(screen.getByRole('combobox', { name: 'Contact' })).toHaveTextContent('Select...');
  });

  test('is added once, however often and long Ctrl+Enter is pressed while it is being saved (FORM-05)', async () => {
    let answer: (value: object) => void = () => {};
    const sent = network(answers({ [SAVE]: () => new Promise<object>((resolve) => (answer = resolve)) }));
    await open({ ID: 0, IndividualID: 7, IndividualName: 'Carl Contact' }, '/activities?parent=3&company=12');
    await userEvent.type(screen.getByLabelText('Activity Date'), '11/30/2026');
    await type('Ask about banners.');
    await userEvent.keyboard('{Control>}{Enter}{Enter}{Enter>3/}{/Control}');
    await waitFor(() => expect(body(sent)).toBeDefined());
    expect(outbox.store.getState().changes).toHaveLength(1);
    expect(outbox.store.getState().changes[0]?.lateOffer).toMatchObject({
      text: 'The activity with Carl Contact is closed. You can add its follow-up now.',
      draftAt: ['activityDoneResponse', 'followupActivity'],
    });
    act(() => answer(saved));
    expect(await screen.findByText('Activity Added!')).toBeVisible();
  });

  test('offers its follow-up, without opening a form, if the form was closed during the save (ACTF-08)', async () => {
    let answer: (value: object) => void = () => {};
    const sent = network(answers({ [SAVE]: () => new Promise<object>((resolve) => (answer = resolve)) }));
    const followupActivity = { ID: -2, CompanyID: 12, IndividualName: 'Carl' };
    await open({ ID: 0, IndividualID: 7, IndividualName: 'Carl' }, '/activities?parent=3&company=12');
    await userEvent.type(screen.getByLabelText('Activity Date'), '11/30/2026');
    await choose('Activity Type', 'Call');
    await type('Called him.');
    await press('Save, Mark Done & Add Followup');
    await waitFor(() => expect(body(sent)).toBeDefined());
    await press('Close');
    act(() => answer({ ...saved, activityDoneResponse: { followupActivity } }));
    const offer = await screen.findByRole('button', { name: 'Add Follow-Up' });
    expect(galley.getState().dialogs).toEqual([]);
    await userEvent.click(offer);
    expect(galley.getState().dialogs).toMatchObject([{ name: 'activities/edit', draft: followupActivity }]);
  });

  test('choosing another company clears the contact (ACTF-03)', async () => {
    network(answers());
    await open({ ID: 0, IndividualID: 7, IndividualName: 'Carl Contact' }, '/activities?parent=3&company=12');
    await userEvent.click(screen.getByRole('combobox', { name: 'Company' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Northwind Signs' }));
    expect(screen.getByRole('combobox', { name: 'Company' })).toHaveTextContent('Northwind Signs');
    expect(screen.getByRole('combobox', { name: 'Contact' })).toHaveTextContent('Select...');
  });

  test('says that the companies could not be loaded (ACT-13)', async () => {
    network(answers({ '/v1/companies/search': () => new Response('{}', { status: 500 }) }));
    await open({ ID: 0 });
    await userEvent.click(screen.getByRole('combobox', { name: 'Company' }));
    await userEvent.type(screen.getByPlaceholderText('Search...'), 'Nor');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load companies');
    expect(screen.getByText('Could not be loaded.')).toBeVisible();
  });

  test('finds a contact of the chosen company from three letters on (ACTF-03)', async () => {
    const everybody = [{ value: 7, label: 'Carl Contact', isDefault: true }];
    const sent = network(answers({ '/v1/associations/individual/12': everybody }));
    await open({ ID: 0 }, '/activities?parent=3&company=12');
    await userEvent.click(screen.getByRole('combobox', { name: 'Contact' }));
    await userEvent.type(screen.getByPlaceholderText('Search...'), 'Ca');
    expect(screen.getByText('Type at least 3 characters.')).toBeVisible();
    expect(screen.queryAllByRole('option', { name: /Carl/ })).toEqual([]);
    await userEvent.type(screen.getByPlaceholderText('Search...'), 'r');
    await userEvent.click(await screen.findByRole('option', { name: /^Carl Contact/ }));
    expect(sent.map(({ path }) => path)).toContain(
      '/v1/individuals/search?searchterm=Car&parentid=3&companyid=12',
    );
    expect(screen.getByRole('combobox', { name: 'Contact' })).toHaveTextContent('Carl Contact');
  });

  test('describes its series in words, and requires an end date unless it repeats forever (ACTF-05)', async () => {
    const sent = network(answers());
    await open({ ID: 0, IndividualID: 7, IndividualName: 'Carl' }, '/activities?parent=3&company=12');
    await userEvent.type(screen.getByLabelText('Activity Date'), '10/31/2030');
    await choose('Recurrence', 'Monthly');
    expect(screen.getByLabelText('Repeat Forever')).toBeChecked();
    expect(
      screen.getByText(/^Every month on the 31st, or the last day of shorter months\. Next: /),
    ).toHaveTextContent('Next: Sat 11/30/2030, Tue 12/31/2030, Fri 01/31/2031.');
    await userEvent.click(screen.getByLabelText('Repeat Forever'));
    await type('Every month.');
    await press('Save');
    expect(await screen.findByText('Recurrence End Date is required.')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Recurrence End Date'), '3/31/2031');
    await press('Save');
    await waitFor(() => expect(body(sent)?.['FollowUpEndDate']).toBe('2031-03-31T00:00:00'));
  });
});

describe('The form of an occurrence', () => {
  /** The February occurrence of a series that began on January 31. */
  const february = exampleActivity({
    ID: 9,
    StartDate: '2030-02-28T00:00:00',
    SeriesStart: '2030-01-31T00:00:00',
    FollowUpRecurrenceType: 3,
  });
  const words = () => screen.getByText(/ Next: /);

  test('shows the next dates of its series, which returns to the 31st after a shorter month', async () => {
    network(answers());
    await open(february);
    expect(words()).toHaveTextContent(/^Every month on the 31st.*Next: Sun 03\/31\/2030, Tue 04\/30\/2030,/);
  });

  test('shows the series’ own dates even if the occurrence is snoozed', async () => {
    network(answers());
    await open({ ...february, StartDate: '2030-02-02T00:00:00' });
    expect(words()).toHaveTextContent(/^Every month on the 31st.*Next: Thu 02\/28\/2030, Sun 03\/31\/2030,/);
  });

  test('shows the series restarted from a new date, as the save will restart it (ACTF-10)', async () => {
    network(answers());
    await open(february);
    await userEvent.clear(screen.getByLabelText('Activity Date'));
    await userEvent.type(screen.getByLabelText('Activity Date'), '2/27/2030');
    expect(words()).toHaveTextContent('Every month on the 27th. Next: Wed 03/27/2030,');
  });

  test('saves the notes of a last occurrence that was snoozed past the end of its series', async () => {
    const sent = network(answers());
    const FollowUpEndDate = '2030-01-31T00:00:00';
    await open({ ...february, StartDate: '2030-02-02T00:00:00', FollowUpEndDate });
    await type('Sent the samples.');
    await press('Save');
    expect(await screen.findByText('Activity Updated!')).toBeVisible();
    const dates = { StartDate: '2030-02-02T00:00:00', FollowUpEndDate };
    expect(body(sent)).toMatchObject({ ...dates, Comments: 'Sent the samples.', KeepSeries: true });
  });

  test('rejects another date past the end of the series, and an earlier end of the series', async () => {
    const sent = network(answers());
    const fault = 'Recurrence End Date can’t be before the Activity Date.';
    await open({ ...february, StartDate: '2030-02-02T00:00:00', FollowUpEndDate: '2030-01-31T00:00:00' });
    const write = async (label: string, day: string) => {
      await userEvent.clear(screen.getByLabelText(label));
      await userEvent.type(screen.getByLabelText(label), day);
    };
    await write('Activity Date', '2/3/2030');
    await press('Save');
    expect(await screen.findByText(fault)).toBeVisible();
    await write('Activity Date', '2/2/2030');
    await write('Recurrence End Date', '1/30/2030');
    await press('Save');
    expect(await screen.findByText(fault)).toBeVisible();
    expect(body(sent)).toBeUndefined();
  });
});

describe('The form of an activity', () => {
  const left = { ActivityForID: 8, ActivityForName: 'Lee Gone' };
  const assignee = () => screen.getByRole('combobox', { name: 'Assigned To' });

  test('names an assignee who has left, and keeps them (ACTF-11)', async () => {
    const sent = network(answers());
    await open(exampleActivity({ ID: 9, ...left }));
    expect(assignee()).toHaveTextContent('Lee Gone');
    await type('Hers still.');
    await press('Save');
    await waitFor(() => expect(body(sent)).toMatchObject({ ActivityForID: 8 }));
  });

  test('can assign it to somebody else, and back to an assignee who has left', async () => {
    network(answers());
    await open(exampleActivity({ ID: 9, ...left }));
    for (const name of ['Ben Ode', 'Lee Gone']) {
      await userEvent.click(assignee());
      await userEvent.click(await screen.findByRole('option', { name }));
      expect(assignee()).toHaveTextContent(name);
    }
  });

  test('says that the employees could not be loaded, not that there are none', async () => {
    network(answers({ '/v1/customers/trendgroups': () => Response.json({}, { status: 403 }) }));
    await open(exampleActivity({ ID: 9 }));
    expect(assignee()).toHaveTextContent('Ana Ruiz');
    await userEvent.click(assignee());
    expect(await screen.findByText('Could not be loaded.')).toBeVisible();
  });

  test('says that the activity types could not be loaded, not that there are none (FORM-07)', async () => {
    network(answers({ '/v1/activity/types': () => Response.json({}, { status: 403 }) }));
    await open(exampleActivity({ ID: 9 }));
    await userEvent.click(select('Activity Type'));
    expect(await screen.findByText('Could not be loaded.')).toBeVisible();
    expect(select('Activity Type')).toHaveTextContent('…');
  });
});
