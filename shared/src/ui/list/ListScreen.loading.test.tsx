import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { choose, network, renderScreen, type SentCall } from '../../testing/index.ts';
import { answer, button, ExampleList, loaded, status } from '../../testing/exampleList.tsx';

beforeEach(() => globalThis.localStorage.clear());

describe('A list screen', () => {
  test('keeps the old cards, dimmed, while another page loads', async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    network({
      '/names': async (call: SentCall) => {
        if (call.body['size'] === 50) await held;
        return answer(call);
      },
    });
    renderScreen(<ExampleList />, '/contacts');
    const card = await loaded('Name 1');
    await choose('Display/Page', '50');
    expect(status()).toHaveTextContent('Loading...please wait');
    expect(card).toBeInTheDocument();
    expect(card.parentElement).toHaveAttribute('aria-busy', 'true');
    release();
    await loaded('Name 50');
    expect(card.parentElement).toHaveAttribute('aria-busy', 'false');
  });

  test('that fails to load says so, keeps the old records and offers a retry (LIST-06)', async () => {
    let isBroken = false;
    network({
      '/names': (call: SentCall) => (isBroken ? new Response('{}', { status: 500 }) : answer(call)),
    });
    renderScreen(<ExampleList />, '/contacts');
    await loaded('Name 1');
    isBroken = true;
    await userEvent.click(button('Last'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load contacts');
    expect(screen.getByRole('article', { name: 'Name 1' })).toBeInTheDocument();
    expect(status()).toHaveTextContent('Displaying first 20 of 250 Contacts');
    isBroken = false;
    await userEvent.click(button('Try Again'));
    await loaded('Name 241');
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('that fails to load for another company shows nothing of the previous one (LIST-06)', async () => {
    network({ '/names': answer });
    renderScreen(<ExampleList />, '/contacts?company=1');
    await loaded('Name 1');
    network({ '/names': () => new Response('', { status: 500 }) });
    globalThis.history.pushState(null, '', '/contacts?company=2');
    act(() => void globalThis.dispatchEvent(new PopStateEvent('popstate')));
    await waitFor(() => expect(status()).toHaveTextContent('Failed to load contacts'));
    expect(screen.queryByRole('article')).toBeNull();
    network({ '/names': answer });
    await userEvent.click(button('Try Again'));
    await loaded('Name 1');
  });

  test('says what to do if it is empty, or if a page is beyond its end (LIST-10)', async () => {
    network({ '/names': { Names: [], TotalCount: 0 } });
    const { unmount } = renderScreen(<ExampleList />, '/contacts');
    expect(await screen.findByText('No Contacts found.')).toBeInTheDocument();
    expect(status()).toHaveTextContent('Displaying 0 of 0 Contacts');
    unmount();
    network({ '/names': answer });
    renderScreen(<ExampleList />, '/contacts?page=99');
    expect(await screen.findByText('Page 99 no longer exists.')).toBeInTheDocument();
    await userEvent.click(button('Previous'));
    await loaded('Name 241');
  });
});
