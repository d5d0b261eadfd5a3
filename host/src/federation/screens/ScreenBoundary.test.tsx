import { beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { press } from '@galley/shared/testing';
import type { LoadResult } from '../loading/loader.ts';
import type * as Loading from '../loading/loadScreen.ts';
import type * as Boundary from './ScreenBoundary.tsx';

const answers = jest.fn<typeof Loading.loadScreen>();
const reportBroken = jest.fn<typeof Loading.reportBroken>();
jest.mock('../loading/loadScreen.ts', () => ({ loadScreen: answers, reportBroken }));

let ScreenBoundary: typeof Boundary.ScreenBoundary;
beforeAll(async () => {
  ({ ScreenBoundary } = await import('./ScreenBoundary.tsx'));
});

const fine = (Component: () => React.ReactNode): LoadResult => ({
  ok: true,
  Component,
  release: '1.0.0',
  container: 'one',
});
const unreachable: LoadResult = { ok: false, error: { kind: 'unreachable', url: '/x' }, release: '1.0.0' };

const Shell = ({ name }: { name: 'orders' | 'contacts' | 'companies' | 'activities' }) => {
  const [clicks, setClicks] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setClicks(clicks + 1)}>
        Shell {clicks}
      </button>
      <ScreenBoundary name={name} />
    </>
  );
};

beforeEach(() => {
  reportBroken.mockReset();
  answers.mockReset();
});

describe('A screen boundary', () => {
  test('says that the screen is loading, then shows it', async () => {
    answers.mockResolvedValue(fine(() => <h1>Orders</h1>));
    render(<Shell name="orders" />);
    expect(screen.getByRole('status')).toHaveTextContent('Loading...please wait');
    expect(await screen.findByRole('heading', { name: 'Orders' })).toBeVisible();
  });

  test('names a screen that can’t be loaded, with its release; the shell keeps working, and Try Again loads it', async () => {
    answers.mockResolvedValueOnce(unreachable).mockResolvedValue(fine(() => <h1>Contacts</h1>));
    render(<Shell name="contacts" />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The contacts screen could not be loaded.');
    expect(alert).toHaveTextContent('Release 1.0.0');
    await press('Shell 0');
    expect(screen.getByRole('button', { name: 'Shell 1' })).toBeVisible();
    await press('Try Again');
    expect(await screen.findByRole('heading', { name: 'Contacts' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('says that Operations has disabled a screen, why, and who can enable it, without a useless retry button', async () => {
    answers.mockResolvedValue({
      ok: false,
      error: { kind: 'disabled', reason: 'prices are wrong' },
      release: null,
    });
    render(<Shell name="activities" />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('The activities screen is disabled.');
    expect(alert).toHaveTextContent('prices are wrong');
    expect(alert).toHaveTextContent('when Operations enables it');
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull();
  });

  test('keeps the shell working if a screen crashes, reports that, and starts fresh on Try Again', async () => {
    const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let broken = true;
    answers.mockResolvedValue(
      fine(() => {
        if (broken) throw new Error('no such field');
        return <h1>Companies</h1>;
      }),
    );
    render(<Shell name="companies" />);
    expect(await screen.findByRole('alert')).toHaveTextContent('It stopped because of an error.');
    expect(screen.getByRole('button', { name: 'Shell 0' })).toBeVisible();
    expect(reportBroken).toHaveBeenCalledWith('companies', '1.0.0', {
      kind: 'render',
      detail: 'no such field',
    });
    broken = false;
    await press('Try Again');
    expect(await screen.findByRole('heading', { name: 'Companies' })).toBeVisible();
    expect(logged).toHaveBeenCalled();
  });
});
