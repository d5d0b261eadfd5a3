import { beforeEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { toast } from 'react-toastify/unstyled';
import { signInForTest } from '../../testing/session.ts';
import { Modal } from '../modal/Modal.tsx';
import { notify } from './notify.ts';
import { Toasts } from './Toasts.tsx';

beforeEach(() => {
  signInForTest();
  act(() => toast.dismiss());
});

const nothing = () => undefined;

/** A form that contains the question whether to discard its input. */
const Page = ({ isOpen, isAsking }: { isOpen: boolean; isAsking: boolean }) => (
  <>
    <Toasts />
    {isOpen && (
      <Modal title="Contact" onClose={nothing}>
        {isAsking && (
          <Modal title="Discard your changes?" onClose={nothing}>
            text
          </Modal>
        )}
      </Modal>
    )}
  </>
);

test('a toast stays, and later ones appear, when a form closes together with its question (SHELL-09)', async () => {
  const { rerender } = render(<Page isOpen isAsking={false} />);
  act(() => notify.failure('Failed to update contact'));
  expect(await screen.findByText('Failed to update contact')).toBeInTheDocument();
  rerender(<Page isOpen isAsking />);
  rerender(<Page isOpen={false} isAsking={false} />);
  expect(screen.getByText('Failed to update contact')).toBeInTheDocument();
  act(() => notify.success('Contact Updated!'));
  expect(await screen.findByText('Contact Updated!')).toBeInTheDocument();
});

test('a toast can be pressed in a form that stays open when its question closes (SHELL-09)', async () => {
  const { rerender } = render(<Page isOpen isAsking />);
  act(() => notify.failure('Failed to update contact'));
  await screen.findByText('Failed to update contact');
  rerender(<Page isOpen isAsking={false} />);
  expect(screen.getByRole('dialog', { name: 'Contact' })).toContainElement(
    screen.getByText('Failed to update contact'),
  );
});
