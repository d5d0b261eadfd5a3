import { beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { Modal } from '@galley/shared/ui';
import { useState } from 'react';
import { leaveKeysToInputMethods } from './inputMethods.ts';

beforeAll(leaveKeysToInputMethods);

function open() {
  const onClose = jest.fn();
  const onEnter = jest.fn();
  function Form() {
    const [text, setText] = useState('');
    return (
      <Modal title="Contact" onClose={onClose}>
        <input
          aria-label="Name"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={({ key }) => key === 'Enter' && onEnter()}
        />
      </Modal>
    );
  }
  render(<Form />);
  return { field: screen.getByRole('textbox', { name: 'Name' }), onClose, onEnter };
}

test.each([
  ['while it composes', { isComposing: true }],
  ['when the browser says only that it took the key', { keyCode: 229 }],
])(
  'Escape and Enter belong to an input method %s: no dialog closes, nothing is selected (SHELL-12)',
  (_, event) => {
    const { field, onClose, onEnter } = open();
    for (const key of ['Escape', 'Enter']) expect(fireEvent.keyDown(field, { key, ...event })).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
    expect(onEnter).not.toHaveBeenCalled();
  },
);

test('Without a composition, Escape closes and Enter selects as usual (SHELL-12)', () => {
  const { field, onClose, onEnter } = open();
  fireEvent.keyDown(field, { key: 'Enter' });
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(onEnter).toHaveBeenCalledTimes(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});
