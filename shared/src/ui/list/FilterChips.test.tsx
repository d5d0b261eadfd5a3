import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { FilterChips } from './FilterChips.tsx';

function Example() {
  const [texts, setTexts] = useState(['Status: Done', 'Type: Call', 'Contact: Ana']);
  const remove = (gone: string) => setTexts(texts.filter((text) => text !== gone));
  return (
    <main id="main" tabIndex={-1}>
      <FilterChips chips={texts.map((text) => ({ text, onRemove: () => remove(text) }))} />
    </main>
  );
}
const chip = (text: string) => screen.getByRole('button', { name: `Remove filter: ${text}` });

describe('The active filters', () => {
  test('are removed one by one with the keyboard, and the page gets the focus in the end', async () => {
    render(<Example />);
    chip('Type: Call').focus();
    await userEvent.keyboard('{Enter}');
    expect(chip('Contact: Ana')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(chip('Status: Done')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });
});
