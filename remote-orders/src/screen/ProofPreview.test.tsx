import { describe, expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { ProofPreview } from './ProofPreview.tsx';

describe('The proof preview', () => {
  test('is an image that links to the PDF version', () => {
    render(<ProofPreview link="/proofs/12.png" line="1001-1" />);
    expect(screen.getByRole('img', { name: 'Proof of order line 1001-1' })).toHaveAttribute(
      'loading',
      'lazy',
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/\/proofs\/12\.pdf$/));
  });

  test("of a line without one says 'No Preview Available'", () => {
    render(<ProofPreview link="" line="1001-1" />);
    expect(screen.getByText('No Preview Available')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('whose image cannot be shown says the same', () => {
    render(<ProofPreview link="/proofs/12.png" line="1001-1" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByText('No Preview Available')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('of another line is tried again', () => {
    const { rerender } = render(<ProofPreview link="/proofs/12.png" line="1001-1" />);
    fireEvent.error(screen.getByRole('img'));
    rerender(<ProofPreview link="/proofs/13.png" line="1001-2" />);
    expect(screen.getByRole('img', { name: 'Proof of order line 1001-2' })).toBeVisible();
  });
});
