import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { press } from '../testing/press.ts';
import { outbox } from '../http/outbox.ts';
import { network } from '../testing/network.ts';
import { renderScreen } from '../testing/renderScreen.tsx';
import { TextField } from '../ui/field/TextField.tsx';
import { FormField } from './FormField.tsx';
import { RecordDialog } from './RecordDialog.tsx';
import { useRecordForm } from './useRecordForm.ts';

interface Note {
  text: string;
  version: number | undefined;
}

interface Props {
  dialog: { input?: Note; withdraw?: () => boolean };
  onSaved: (answer: { Success: boolean }, isClosed: boolean) => void;
  isAwaited?: boolean;
}

function NoteForm({ dialog, onSaved, isAwaited = false }: Props) {
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
    isAwaited,
    latestValuesOf: (_current, first) => first,
    onClose: () => setOpen(false),
  });
  if (!isOpen) return null;
  return (
    <RecordDialog title="Note" state={state} differencesOf={() => []}>
      <FormField control={state.form.control} name="text">
        {(field) => <TextField label="Text" {...field} />}
      </FormField>
    </RecordDialog>
  );
}
const ignore = () => {};
const open = (dialog: Props['dialog'] = {}, onSaved: Props['onSaved'] = ignore, isAwaited = false) =>
  renderScreen(<NoteForm dialog={dialog} onSaved={onSaved} isAwaited={isAwaited} />, '/activities');
const text = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
/** Input is saved as a draft a moment later. */
const kept = () =>
  waitFor(() =>
    expect(
      drafts()
        .map((key) => localStorage.getItem(key))
        .join(),
    ).toContain(text().value),
  );
const reload = () => {
  globalThis.dispatchEvent(new Event('pagehide'));
  document.body.replaceChildren();
};

beforeEach(() => localStorage.clear());
afterEach(async () => {
  jest.restoreAllMocks();
  // The next note waits until the previous one is saved.
  await act(async () => settle({ Success: true }));
});

describe('Input in a form (FORM-03)', () => {
  test('doesn’t come back after it was deleted', async () => {
    open();
    await userEvent.type(text(), 'Half');
    await kept();
    await userEvent.clear(text());
    reload();
    open();
    expect(text()).toHaveValue('');
    expect(screen.queryByText(/Your earlier draft has been restored/)).toBeNull();
  });

  test('comes back as it was last restored if only later additions were deleted', async () => {
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

  test('that corrects a waiting change is still there when another release renders the form again', async () => {
    const dialog = { input: { text: 'Refused', version: 4 }, withdraw: () => true };
    const { unmount } = open(dialog);
    await userEvent.type(text(), ', corrected');
    await kept();
    unmount();
    open(dialog);
    expect(text()).toHaveValue('Refused, corrected');
  });

  test('typed just before another release renders the form again is still there (LOAD-08)', async () => {
    const { unmount } = open();
    await userEvent.type(text(), 'To the last letter');
    unmount();
    open();
    expect(text()).toHaveValue('To the last letter');
  });

  test('typed just before another release replaces the form is still there', async () => {
    function Releases() {
      const [release, setRelease] = useState('earlier');
      return (
        <>
          <button type="button" onClick={() => setRelease('later')}>
            Swap
          </button>
          <NoteForm key={release} dialog={{}} onSaved={ignore} />
        </>
      );
    }
    renderScreen(<Releases />, '/activities');
    await userEvent.type(text(), 'To the last letter');
    fireEvent.click(screen.getByText('Swap'));
    expect(text()).toHaveValue('To the last letter');
  });

  test('doesn’t come back after it was discarded a moment later', async () => {
    open();
    await userEvent.type(text(), 'Half');
    reload();
    const { unmount } = open();
    await userEvent.type(text(), ' of it');
    await press('Start Over');
    expect(text()).toHaveValue('');
    unmount();
    open();
    expect(text()).toHaveValue('');
    expect(screen.queryByText(/Your earlier draft has been restored/)).toBeNull();
  });
});

let settle: (value: object) => void = () => {};
/** Enters and saves a note that the server has not answered yet. @returns functions to answer and to close the form */
async function save(onSaved?: Props['onSaved'], isAwaited = false) {
  outbox.reload();
  const sent = network({ '/v1/note': () => new Promise<object>((resolve) => (settle = resolve)) });
  const { unmount } = open({}, onSaved, isAwaited);
  await userEvent.type(text(), 'First');
  await press('Save');
  await waitFor(() => expect(sent).toHaveLength(1));
  return { answer: async (value: object) => act(async () => settle(value)), unmount };
}
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('galley.draft.'));
const refusal = () => Response.json({ title: 'Bad Request', status: 400 }, { status: 400 });

describe('Input that is being saved', () => {
  test('is stored once, as a change, so that a tab closed meanwhile doesn’t restore it as unsaved', async () => {
    const { answer } = await save();
    await userEvent.type(text(), ' and more');
    reload();
    expect(drafts()).toEqual([]);
    expect(outbox.store.getState().changes).toMatchObject([{ label: 'Note', state: 'sending' }]);
    await answer({ Success: true });
    expect(drafts()).toEqual([]);
  });

  test('becomes unsaved input of its form again if refused, with what was added meanwhile', async () => {
    const { answer } = await save();
    await userEvent.type(text(), ', corrected');
    await answer(refusal());
    expect(await screen.findByText('Bad Request')).toBeVisible();
    expect(outbox.store.getState().changes).toEqual([]);
    reload();
    open();
    expect(text()).toHaveValue('First, corrected');
  });

  test('becomes unsaved input again if another form waits for it and there is no connection', async () => {
    const { answer } = await save(ignore, true);
    await answer(new Response('', { status: 503 }));
    expect(await screen.findByText(/^Galley can’t reach the server, so the note isn’t saved/)).toBeVisible();
    reload();
    open();
    expect(text()).toHaveValue('First');
  });

  test('becomes unsaved input of its form again if it isn’t saved after all', async () => {
    const { answer } = await save();
    await answer({ Success: false });
    expect(await screen.findByText('Failed to save note')).toBeVisible();
    reload();
    open();
    expect(text()).toHaveValue('First');
  });

  test('is still there when another release renders the form again', async () => {
    const { answer, unmount } = await save();
    unmount();
    open();
    expect(text()).toHaveValue('First');
    await answer(refusal());
    reload();
    open();
    expect(text()).toHaveValue('First');
  });

  test('stays unsaved input if the browser’s storage has no room for the change', async () => {
    open();
    await userEvent.type(text(), 'First');
    await kept();
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press('Save');
    expect(await screen.findByText('The note could not be saved.')).toBeVisible();
    full.mockRestore();
    reload();
    open();
    expect(text()).toHaveValue('First');
  });
});

describe('A form that is closed while it saves', () => {
  async function closeWhileSaving(onSaved?: Props['onSaved']) {
    const { answer } = await save(onSaved);
    await press('Close');
    return answer;
  }

  test('closes without asking, says that saving continues, and reports the result', async () => {
    const saved: boolean[] = [];
    const answer = await closeWhileSaving((_answer, isClosed) => saved.push(isClosed));
    expect(screen.queryByText('You have unsaved changes.')).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
    expect(await screen.findByText('The note is still being saved.')).toBeVisible();
    await answer({ Success: true });
    expect(saved).toEqual([true]);
  });

  test('doesn’t affect the next form when its response arrives', async () => {
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

  test('keeps its input among the pending changes if it is refused', async () => {
    const answer = await closeWhileSaving();
    await answer(refusal());
    expect(outbox.store.getState().changes).toMatchObject([{ label: 'Note', state: 'refused' }]);
  });
});
