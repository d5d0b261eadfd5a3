import { renderScreen } from '@galley/shared/testing';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { LazyPage } from './LazyPage.tsx';

const Page = () => <h1>Releases</h1>;
const lost = new Error('Loading chunk 7 failed.');
const later = () => act(async () => jest.advanceTimersByTimeAsync(5000));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('A page that loads when it is opened', () => {
  test('is retried automatically if the network fails for a moment (VER-02)', async () => {
    const load = jest.fn(async () => Page).mockRejectedValueOnce(lost);
    renderScreen(<LazyPage load={load} />, '/releases');
    expect(screen.getByRole('status')).toHaveTextContent('Loading...please wait');
    await later();
    expect(screen.getByRole('heading', { name: 'Releases' })).toBeVisible();
  });

  test('says that it could not be loaded, and tries again on request (VER-02)', async () => {
    const load = jest.fn<() => Promise<typeof Page>>().mockRejectedValue(lost);
    renderScreen(<LazyPage load={load} />, '/releases');
    await later();
    expect(screen.getByRole('alert')).toHaveTextContent('The page could not be loaded.');
    load.mockResolvedValue(Page);
    fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(screen.getByRole('status')).toHaveTextContent('Loading...please wait');
    await later();
    expect(screen.getByRole('heading', { name: 'Releases' })).toBeVisible();
  });
});
