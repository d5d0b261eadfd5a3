import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-toastify/unstyled';
import { press } from '../../testing/press.ts';
import { galley } from '../../store/index.ts';
import { signInForTest } from '../../testing/session.ts';
import { notify } from './notify.ts';
import { Toasts } from './Toasts.tsx';

beforeEach(() => {
  signInForTest();
  toast.clearWaitingQueue();
  act(() => toast.dismiss());
});

describe('A toast', () => {
  test('for a success is a status', async () => {
    render(<Toasts />);
    act(() => notify.success('Activity Updated!'));
    expect(await screen.findByRole('status')).toHaveTextContent('Activity Updated!');
  });

  test('for a failure is an alert, and isn’t repeated while it is shown', async () => {
    render(<Toasts />);
    act(() => notify.failure('Failed to load orders'));
    act(() => notify.failure('Failed to load orders'));
    expect(await screen.findAllByRole('alert')).toHaveLength(1);
  });

  test('is shown and announced again if the same text comes while the previous toast fades out (SHELL-09)', async () => {
    render(<Toasts />);
    act(() => notify.success('Activity Updated!'));
    const first = await screen.findByRole('status');
    await userEvent.click(first);
    expect(first.closest('.Toastify__toast')).toHaveClass('toast-out');
    act(() => notify.success('Activity Updated!'));
    await waitFor(() => expect(screen.getAllByText('Activity Updated!')).toHaveLength(2));
    // The toast that fades out is no longer a status.
    expect(screen.getByRole('status').closest('.Toastify__toast')).not.toHaveClass('toast-out');
    act(() => notify.success('Activity Updated!'));
    expect(screen.getAllByText('Activity Updated!')).toHaveLength(2);
  });

  test('for a call that was pending at sign-out isn’t shown to the next user (AUTH-07)', async () => {
    galley.getState().endSession('signed-out');
    notify.undoable('Activity Updated!', () => undefined);
    signInForTest({ sub: 'ben-uid', given_name: 'Ben', family_name: 'Ode' });
    render(<Toasts />);
    act(() => notify.info('Welcome'));
    expect(await screen.findByText('Welcome')).toBeVisible();
    expect(screen.queryByText('Activity Updated!')).toBeNull();
  });

  test('that offers something can be dismissed, and the next offer shows at once', async () => {
    render(<Toasts />);
    const use = { label: 'Use It Now', run: () => {} };
    let dismiss: () => void = () => {};
    act(() => void (dismiss = notify.offer('An update to Orders is ready.', use)));
    const first = await screen.findByRole('status');
    act(() => {
      dismiss();
      notify.offer('An update to Orders is ready.', use);
    });
    expect(first.closest('.Toastify__toast')).toHaveClass('toast-out');
    expect(await screen.findAllByText(/An update to Orders/)).toHaveLength(2);
  });

  test('is closed by a click on it (SHELL-09)', async () => {
    render(<Toasts />);
    act(() => notify.failure('Failed to load contacts'));
    const alert = await screen.findByRole('alert');
    await userEvent.click(alert);
    expect(alert.closest('.Toastify__toast')).toHaveClass('toast-out');
  });

  test('that is undone with the mouse leaves the focus where it was', async () => {
    render(
      <>
        <button type="button">Done</button>
        <Toasts />
      </>,
    );
    await press('Done');
    let isUndone = false;
    act(() => notify.undoable('Activity Updated!', () => (isUndone = true)));
    await press('Undo');
    expect(isUndone).toBe(true);
    expect(screen.getByRole('button', { name: 'Done' })).toHaveFocus();
  });
});
