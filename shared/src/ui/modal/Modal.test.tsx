import { describe, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { press } from '../../testing/press.ts';
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
  await press('Open');
};

describe('A modal', () => {
  test('is a dialog named by its title and described by its subtitle (FORM-08)', async () => {
    render(<Example />);
    await open();
    expect(dialog()).toHaveAccessibleDescription('of a series');
  });

  test('returns the focus to what opened it', async () => {
    render(<Example />);
    await open();
    await press('Close');
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  describe('starts', () => {
    const begin = (content: ReactNode, footer?: ReactNode) =>
      render(
        <Modal
          title="Contact"
          headerExtra={<input type="checkbox" aria-label="Inactive" />}
          footer={footer}
          onClose={jest.fn()}
        >
          {content}
        </Modal>,
      );

    test('in its first editable field, whatever controls its header has', () => {
      begin(
        <>
          <button type="button">Start Over</button>
          <input aria-label="Locked" disabled />
          <input aria-label="Name" />
          <select aria-label="State" />
        </>,
      );
      expect(screen.getByLabelText('Name')).toHaveFocus();
    });

    test('at the choice that changes nothing, if it is a question', () => {
      begin(
        <p>Discard it?</p>,
        <>
          <button type="button">Discard</button>
          <button type="button" data-autofocus>
            Keep Editing
          </button>
        </>,
      );
      expect(screen.getByRole('button', { name: 'Keep Editing' })).toHaveFocus();
    });
  });

  describe('whose opener can no longer take the focus', () => {
    /** A record whose button opens the modal and is gone or disabled when the modal closes. */
    function Record({ isRecordGone = false, isButtonGone = false }) {
      const [state, setState] = useState<'new' | 'open' | 'saved'>('new');
      const isSaved = state === 'saved';
      return (
        <main id="main" tabIndex={-1}>
          {!(isSaved && isRecordGone) && (
            <article>
              <button type="button">Carl Contact</button>
              {!(isSaved && isButtonGone) && (
                <button type="button" disabled={isSaved} onClick={() => setState('open')}>
                  Open
                </button>
              )}
            </article>
          )}
          {state === 'open' && (
            <Modal title="Contact" onClose={() => setState('saved')}>
              text
            </Modal>
          )}
        </main>
      );
    }
    const openAndClose = async () => {
      await open();
      await press('Close');
    };

    test.each([{ isButtonGone: false }, { isButtonGone: true }])(
      'gives it to the title of the record: %j',
      async (props) => {
        render(<Record {...props} />);
        await openAndClose();
        expect(screen.getByRole('button', { name: 'Carl Contact' })).toHaveFocus();
      },
    );

    test('gives it to the page if the record is gone too', async () => {
      render(<Record isRecordGone />);
      await openAndClose();
      expect(screen.getByRole('main')).toHaveFocus();
    });

    test('gives it to the dialog around it', async () => {
      const { rerender } = render(
        <Modal title="Contact" onClose={jest.fn()}>
          <Modal title="Discard your changes?" onClose={jest.fn()}>
            text
          </Modal>
        </Modal>,
      );
      rerender(
        <Modal title="Contact" onClose={jest.fn()}>
          text
        </Modal>,
      );
      await waitFor(() => expect(screen.getByRole('dialog', { name: 'Contact' })).toHaveFocus());
    });
  });

  test('asks its owner when Esc is pressed, and keeps the browser from handling Esc', () => {
    const onClose = jest.fn();
    render(
      <Modal title="Contact" onClose={onClose}>
        <input aria-label="Name" />
      </Modal>,
    );
    // False means that the default was prevented.
    expect(fireEvent.keyDown(screen.getByLabelText('Name'), { key: 'Escape' })).toBe(false);
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  test('also reacts to Esc after a press on its text', async () => {
    render(<Example />);
    await open();
    await userEvent.click(screen.getByRole('heading', { name: 'Cancel Options' }));
    await userEvent.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
  });

  test('reacts to Esc without its parent when nested', () => {
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

  test('stays open when Esc closes a list in it', () => {
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
