import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation, useNavigate } from 'react-router-dom';
import { closeDialogsOnBack } from './closeDialogsOnBack.ts';
import { Modal } from './Modal.tsx';

/** A form that asks before it closes, on a page whose lists are links. */
function Page() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to="/orders?page=2">Page 2</Link>
      <button type="button" onClick={() => setOpen(true)}>
        Add
      </button>
      {isOpen && (
        <Modal title="Form" onClose={() => setAsking(true)}>
          <button type="button" onClick={() => setOpen(false)}>
            Save
          </button>
          <button
            type="button"
            onClick={() => {
              setOpen(false);
              void navigate('/orders?status=3');
            }}
          >
            View
          </button>
          {isAsking && (
            <Modal title="Discard?" onClose={() => setAsking(false)}>
              <button
                type="button"
                onClick={() => {
                  setAsking(false);
                  setOpen(false);
                }}
              >
                Discard
              </button>
            </Modal>
          )}
        </Modal>
      )}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name, hidden: true }));
const stepTo = (delta: number) => act(async () => globalThis.history.go(delta));
const back = () => stepTo(-1);
const heading = () => screen.getByText(/^\//).textContent;
const dialog = (name: string) => screen.queryByRole('dialog', { name });

closeDialogsOnBack();
/** Each test continues from the history entry where the previous one ended. */
async function open() {
  render(
    <BrowserRouter>
      <Page />
    </BrowserRouter>,
  );
  // No test goes back further than this page.
  act(() => globalThis.history.pushState({ idx: (globalThis.history.state?.idx ?? 0) + 1 }, '', '/orders'));
  act(() => void globalThis.dispatchEvent(new PopStateEvent('popstate')));
  await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
  expect(heading()).toBe('/orders?page=2');
  await press('Add');
}

beforeEach(() => globalThis.history.replaceState({ idx: 0 }, '', '/orders'));

describe('Back while a form is open (FORM-10)', () => {
  test('closes the topmost dialog, one at a time, and leaves the page unchanged', async () => {
    await open();
    await back();
    await waitFor(() => expect(dialog('Discard?')).toBeVisible());
    // Two presses in quick succession count as one.
    await waitFor(() => expect(globalThis.history.state).toHaveProperty('isCopy', true));
    await back();
    await waitFor(() => expect(dialog('Discard?')).toBeNull());
    expect(dialog('Form')).toBeVisible();
    expect(heading()).toBe('/orders?page=2');
    await back();
    await waitFor(() => expect(dialog('Discard?')).toBeVisible());
    await press('Discard');
    expect(dialog('Form')).toBeNull();
    expect(globalThis.location.search).toBe('?page=2');
  });

  test('doesn’t let Forward reopen it', async () => {
    await open();
    await press('Save');
    await back();
    await waitFor(() => expect(heading()).toBe('/orders'));
    await stepTo(1);
    await waitFor(() => expect(heading()).toBe('/orders?page=2'));
    await stepTo(1);
    expect(dialog('Form')).toBeNull();
    expect(heading()).toBe('/orders?page=2');
  });

  test('goes where it did before the form was opened, once the form is saved', async () => {
    await open();
    await press('Save');
    await press('Add');
    await press('Save');
    await back();
    await waitFor(() => expect(heading()).toBe('/orders'));
  });

  test('goes from the list that a search opened to the previous list', async () => {
    await open();
    await press('View');
    expect(heading()).toBe('/orders?status=3');
    await back();
    await waitFor(() => expect(heading()).toBe('/orders?page=2'));
    await back();
    await waitFor(() => expect(heading()).toBe('/orders'));
  });

  test('also closes it on two simultaneous presses', async () => {
    await open();
    await act(async () => {
      globalThis.history.back();
      globalThis.history.back();
    });
    await waitFor(() => expect(dialog('Discard?')).toBeVisible());
    expect(heading()).toBe('/orders?page=2');
  });
});
