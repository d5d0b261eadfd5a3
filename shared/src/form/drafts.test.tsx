import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderScreen } from '../testing/renderScreen.tsx';
import { TextField } from '../ui/field/TextField.tsx';
import { Controller } from './index.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { useRecordForm } from './useRecordForm.ts';

interface Note {
  text: string;
  version: number | undefined;
}

function NoteForm({ dialog }: { dialog: { input?: Note; take?: () => boolean } }) {
  const state = useRecordForm<Note, { Success: boolean }>({
    noun: 'note',
    draftKey: 'note',
    dialog,
    initial: { text: '', version: undefined },
    faultsOf: () => [],
    fieldOf: () => undefined,
    changeOf: () => ({ label: 'Note', call: { method: 'POST', path: '/v1/note' }, refreshes: [] }),
    failure: 'Failed to save note',
    onSaved: () => {},
    theirsOf: (_current, first) => first,
    onClose: () => {},
  });
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
const open = (dialog: Parameters<typeof NoteForm>[0]['dialog'] = {}) =>
  renderScreen(<NoteForm dialog={dialog} />, '/activities');
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
