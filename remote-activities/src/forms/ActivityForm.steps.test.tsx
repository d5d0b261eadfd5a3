import { beforeEach, describe, expect, test } from '@jest/globals';
import { galley, openDialog, useGalley, type DialogOf, type OpenDialog } from '@galley/shared/store';
import { network, renderScreen, type SentCall } from '@galley/shared/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Screen } from '../screen/Screen.tsx';
import { exampleActivity } from '../testing/exampleActivity.ts';
import { formAnswers } from '../testing/formAnswers.ts';
import { beginAfresh, PAGED } from '../testing/openActivities.tsx';
import { ActivityForm } from './ActivityForm.tsx';

/** The open forms, as the host shows them. */
const Forms = () =>
  useGalley(({ dialogs }) => dialogs).map((dialog) =>
    dialog.name === 'activities/edit' ? (
      <ActivityForm
        key={dialog.id}
        dialog={dialog as OpenDialog & DialogOf<'activities/edit'>}
        onClose={() => galley.getState().closeDialog(dialog.id)}
      />
    ) : null,
  );

const activity = (ID: number, IsAssociated = true) =>
  exampleActivity({ ID, IsAssociated, Title: `Call ${ID}`, ActivityComments: `About ${ID}.` });
/** Two pages: cards render slowly, so the first page has only four. */
const PAGES = [[activity(1), activity(2), activity(3, false), activity(4)], [activity(5)]];
const pageOf = ({ body }: SentCall) => ({
  Activities: PAGES[Number(body['PageNo']) - 1],
  TotalCount: 21,
});

beforeEach(beginAfresh);

/** Opens the form of one of the list's activities. @returns its notes */
async function edit(id: number) {
  network(formAnswers({ [PAGED]: pageOf }));
  renderScreen(
    <>
      <Screen />
      <Forms />
    </>,
    '/activities',
  );
  await screen.findByRole('article', { name: 'Call 1' });
  const found = PAGES.flat()[id - 1];
  if (found !== undefined) act(() => openDialog('activities/edit', { draft: found }));
  return notesOf(id);
}
const notesOf = async (id: number) => {
  expect(await screen.findByDisplayValue(`About ${id}.`)).toBeVisible();
  return screen.getByRole('textbox', { name: 'Activity Notes' });
};
/** The dialog on top. */
const dialog = () => within(screen.getAllByRole('dialog').at(-1) ?? document.body);
const press = (name: string) => userEvent.click(dialog().getByRole('button', { name }));

describe('The form of an activity that was opened from a list', () => {
  test('steps to the next and previous activity by button and key (STEP-01)', async () => {
    await edit(1);
    expect(dialog().getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await press('Next');
    await notesOf(2);
    await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}');
    await notesOf(1);
    expect(galley.getState().dialogs).toHaveLength(1);
  });

  test('skips activities that the user can’t change, and continues on the next page (STEP-01)', async () => {
    await edit(2);
    await press('Next');
    await notesOf(4);
    await press('Next');
    await notesOf(5);
    expect(dialog().getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await press('Previous');
    await notesOf(4);
  });

  test('asks before unsaved input is lost, and then stays or steps (STEP-02)', async () => {
    const notes = await edit(1);
    await userEvent.type(notes, ' Half');
    await press('Next');
    await press('Keep Editing');
    expect(notes).toHaveValue('About 1. Half');
    await press('Next');
    await press('Discard');
    await notesOf(2);
    await press('Previous');
    await notesOf(1);
  });

  test('has no steps for a new activity (STEP-01)', async () => {
    await edit(1);
    await press('Close');
    act(() => openDialog('activities/edit', { draft: { ID: 0 } }));
    expect(await screen.findByRole('dialog', { name: 'Add New Activity' })).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Next' })).toBeNull();
  });
});
