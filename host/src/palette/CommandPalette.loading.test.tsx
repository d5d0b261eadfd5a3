import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { press } from '@galley/shared/testing';
import { box, foundBox, openPalettePage as open, search } from './testing.tsx';

beforeEach(() => localStorage.clear());

describe('The command palette', () => {
  test('accepts typing while it loads, and starts fresh the next time (PAL-01)', async () => {
    open();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    for (const key of 'blue') fireEvent.keyDown(document.body, { key });
    const field = await foundBox();
    expect(field).toHaveValue('blue');
    await userEvent.type(field, 'fork');
    expect(field).toHaveValue('bluefork');
    await press('Close');
    await search('');
    expect(box()).toHaveValue('');
  });

  test('keeps a key that is pressed just as it appears (PAL-01)', async () => {
    open();
    fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
    for (const key of 'blu') fireEvent.keyDown(document.body, { key });
    // Between the rendering of the palette and its effects, which focus its field.
    const appearing = new MutationObserver(() => {
      if (document.querySelector('dialog') === null) return;
      appearing.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'e', bubbles: true }));
    });
    appearing.observe(document.body, { childList: true, subtree: true });
    const field = await foundBox();
    await waitFor(() => expect(field).toHaveValue('blue'));
    await userEvent.type(field, 'fork');
    expect(field).toHaveValue('bluefork');
  });
});
