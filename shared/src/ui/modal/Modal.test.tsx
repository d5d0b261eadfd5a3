import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Modal } from './Modal.tsx';

function Example({ isStatic = false }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Modal
          title="Cancel Options"
          subtitle="of a series"
          isStatic={isStatic}
          onClose={() => setOpen(false)}
        >
          <button type="button">Do Nothing</button>
        </Modal>
      )}
    </>
  );
}
const dialog = () => screen.queryByRole('dialog', { name: 'Cancel Options' });
const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
};

describe('A modal', () => {
  test('is a dialog named by its title and described by its subtitle', async () => {
    render(<Example />);
    await open();
    expect(dialog()).toHaveAccessibleDescription('of a series');
  });

  test('gives the focus back to what opened it', async () => {
    render(<Example />);
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test('asks its owner when Esc is pressed, and leaves nothing of it to the browser', () => {
    const onClose = jest.fn();
    render(
      <Modal title="Contact" onClose={onClose}>
        <input aria-label="Name" />
      </Modal>,
    );
    // False: its default is prevented.
    expect(fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' })).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('answers Esc after a press on its text, too', async () => {
    render(<Example />);
    await open();
    await userEvent.click(screen.getByRole('heading', { name: 'Cancel Options' }));
    await userEvent.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
  });

  test('answers Esc alone when it stands in another one', () => {
    const [onClose, onCloseOuter] = [jest.fn(), jest.fn()];
    render(
      <Modal title="Contact" onClose={onCloseOuter}>
        <Modal title="Discard your changes?" onClose={onClose}>
          <button type="button">Discard</button>
        </Modal>
      </Modal>,
    );
    fireEvent.keyDown(screen.getByRole('button', { name: 'Discard' }), { key: 'Escape' });
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(onCloseOuter).not.toHaveBeenCalled();
  });

  test('stays when Esc closes a list in it', () => {
    const onClose = jest.fn();
    render(
      <Modal title="Contact" onClose={onClose}>
        <input aria-label="Name" onKeyDown={(event) => event.preventDefault()} />
      </Modal>,
    );
    fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
  });

  test('asks its owner when the browser wants to close it', () => {
    const onClose = jest.fn();
    render(
      <Modal title="Contact" onClose={onClose}>
        text
      </Modal>,
    );
    const closed = fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(closed).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test.each([
    [true, 'closerequest'],
    [false, 'any'],
  ])('static: %s, lets the browser close it by %s', async (isStatic, closedBy) => {
    render(<Example isStatic={isStatic} />);
    await open();
    expect(dialog()).toHaveAttribute('closedby', closedBy);
  });
});
