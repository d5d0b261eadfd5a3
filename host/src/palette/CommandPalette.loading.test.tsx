import { beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent } from '@testing-library/react';
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
});
