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

  test('asks its owner when Esc is pressed', async () => {
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
