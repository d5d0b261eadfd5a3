import { describe, expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { press } from '@galley/shared/testing';
import { Tracking } from './Tracking.tsx';

const track = (number: string) => `<a href="https://c.example/?TrackingNum=${number}">Track</a>`;

describe('The tracking of an order line', () => {
  test('shows two shipments, and the others on request (ORD-05)', async () => {
    render(<Tracking markup={['A1', 'B2', 'C3', 'D4'].map(track).join('<br/>')} />);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['A1', 'B2']);
    expect(screen.getByText('An additional 2 not shown')).toBeVisible();

    await press('+2 more');
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['A1', 'B2', 'C3', 'D4']);
    expect(screen.queryByText(/not shown/)).toBeNull();

    await press('Show less');
    expect(screen.getAllByRole('link')).toHaveLength(2);
  });

  test('of two shipments or fewer offers nothing more', () => {
    render(<Tracking markup={['A1', 'B2'].map(track).join('<br/>')} />);
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
  });

  test('opens a shipment in a new tab, without revealing the page’s address', () => {
    render(<Tracking markup={track('A1')} />);
    expect(screen.getByRole('link', { name: 'A1' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getByRole('link', { name: 'A1' })).toHaveAttribute('target', '_blank');
  });

  test('that isn’t a web address is shown as text', () => {
    render(<Tracking markup='<a href="javascript:alert(1)">1Z999</a>' />);
    expect(screen.getByText('1Z999')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
  });

  test('of a line without any takes no space', () => {
    const { container } = render(<Tracking markup="" />);
    expect(container).toBeEmptyDOMElement();
  });
});
