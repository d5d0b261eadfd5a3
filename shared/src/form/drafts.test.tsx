import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { outbox } from '../http/outbox.ts';
import { network } from '../testing/network.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { TextField } from '../ui/field/TextField.tsx';
import { Controller } from './index.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { useRecordForm } from './useRecordForm.ts';

interface Note {
  text: string;
  version: number | undefined;
}

interface Props {
  dialog: { input?: Note; take?: () => boolean };
  onSaved: (answer: { Success: boolean }, isClosed: boolean) => void;
}

function NoteForm({ dialog, onSaved }: Props) {
  const [isOpen, setOpen] = useState(true);
  const state = useRecordForm<Note, { Success: boolean }>({
    noun: 'note',
    draftKey: 'note',
    dialog,
    initial: { text: '', version: undefined },
    faultsOf: () => [],
    fieldOf: () => undefined,
    changeOf: () => ({ label: 'Note', call: { method: 'POST', path: '/v1/note' }, refreshes: [] }),
    failure: 'Failed to save note',
    onSaved,
    theirsOf: (_current, first) => first,
    onClose: () => setOpen(false),
  });
  if (!isOpen) return null;
  return (
    <RecordDialog title="Note" state={state} differencesOf={() => []}>
      <Controller
        control={state.form.control}
        name="text"
        render={({ field: { value, onChange } }) => (
          <TextField label="Text" value={value} onChange={onChange} />
        )}
      />
    </RecordDialog>
  );
}
const ignore = () => {};
const open = (dialog: Props['dialog'] = {}, onSaved: Props['onSaved'] = ignore) =>
  renderScreen(<NoteForm dialog={dialog} onSaved={onSaved} />, '/activities');
const text = () => screen.getByRole('textbox', { name: 'Text' });
/** What is entered is kept a moment later. */
const kept = () => new Promise((resolve) => setTimeout(resolve, 400));
const reload = () => {
  globalThis.dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
};

beforeEach(() => localStorage.clear());

describe('What was entered into a form', () => {
  test('and deleted again does not come back', async () => {
    open();
    await userEvent.type(text(), 'Half');
    await kept();
    await userEvent.clear(text());
    reload();
    open();
    expect(text()).toHaveValue('');
    expect(screen.queryByText(/What you had entered before is back/)).toBeNull();
  });

  test('comes back as it came back before when what was added to it is deleted again', async () => {
    open();
    await userEvent.type(text(), 'Half');
    reload();
    open();
    await userEvent.type(text(), '!');
    await kept();
    await userEvent.keyboard('{Backspace}');
    reload();
    open();
    expect(text()).toHaveValue('Half');
  });

  test('to correct a change that waited is still there when another release draws the form anew', async () => {
    const dialog = { input: { text: 'Refused', version: 4 }, take: () => true };
    const { unmount } = open(dialog);
    await userEvent.type(text(), ', corrected');
    await kept();
    unmount();
    open(dialog);
    expect(text()).toHaveValue('Refused, corrected');
  });

  test('a moment before another release draws the form anew is still there', async () => {
    const { unmount } = open();
    await userEvent.type(text(), 'To the last letter');
    unmount();
    open();
    expect(text()).toHaveValue('To the last letter');
  });

  test('and discarded a moment later does not come back', async () => {
    open();
    await userEvent.type(text(), 'Half');
    reload();
    const { unmount } = open();
    await userEvent.type(text(), ' of it');
    await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
    expect(text()).toHaveValue('');
    unmount();
    open();
    expect(text()).toHaveValue('');
    expect(screen.queryByText(/What you had entered before is back/)).toBeNull();
  });
});

describe('A form that is closed while it is being saved', () => {
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  /** Enters and saves a note, and closes its form before the server has answered. @returns a way to answer */
  async function closeWhileSaving(onSaved?: Props['onSaved']) {
    outbox.reload();
    let answer: (value: object) => void = () => {};
    const sent = network({ '/v1/note': () => new Promise<object>((resolve) => (answer = resolve)) });
    open({}, onSaved);
    await userEvent.type(text(), 'First');
    await press('Save');
    await waitFor(() => expect(sent).toHaveLength(1));
    await press('Close');
    return async (value: object) => act(async () => answer(value));
  }

  test('closes without a question, says that the save goes on, and what became of it', async () => {
    const saved: boolean[] = [];
    const answer = await closeWhileSaving((_answer, isClosed) => saved.push(isClosed));
    expect(screen.queryByText('What you entered has not been saved.')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
    expect(await screen.findByText('The note is still being saved.')).toBeVisible();
    await answer({ Success: true });
    expect(saved).toEqual([true]);
  });

  test('takes nothing from the next form when its answer comes', async () => {
    const answer = await closeWhileSaving();
    open();
    await userEvent.type(text(), 'Second');
    await kept();
    await answer({ Success: true });
    expect(text()).toHaveValue('Second');
    reload();
    open();
    expect(text()).toHaveValue('Second');
  });

  test('keeps its input among the pending changes when it is refused', async () => {
    const answer = await closeWhileSaving();
    await answer(Response.json({ title: 'Bad Request', status: 400 }, { status: 400 }));
    expect(outbox.store.getState().changes).toMatchObject([{ label: 'Note', state: 'refused' }]);
  });
});
