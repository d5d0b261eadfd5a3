import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../http/queryClient.ts';
import { type Answers, network, press, type SentCall, signInForTest } from '../../testing/index.ts';
import { exampleJob as job } from '../../testing/exampleJob.ts';
import { LazyBulkJobs } from './LazyBulkJobs.tsx';

function open(answers: Answers) {
  signInForTest();
  queryClient.clear();
  network(answers);
  const close = jest.fn();
  render(
    <QueryClientProvider client={queryClient}>
      <LazyBulkJobs onClose={close} />
    </QueryClientProvider>,
  );
  return close;
}
const entry = async (text: string) => {
  const found = (await screen.findByText(text)).closest('li');
  if (found === null) throw new Error(`no entry ${text}`);
  return within(found);
};

describe('The list of your bulk changes (SEL-07)', () => {
  beforeEach(() => queryClient.clear());

  test('shows the progress of a running change until it ends, and cancels it', async () => {
    const running = job({ State: 'running', Done: 1 });
    open({
      '/v1/bulk': { Jobs: [running] },
      '/v1/bulk/7': running,
      '/v1/bulk/7/cancel': job({ State: 'canceled', Done: 1 }),
    });
    const one = await entry('Snoozing 1 of 3 activities');
    expect(one.getByRole('progressbar')).toHaveValue(1);
    expect(one.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await userEvent.click(one.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Canceled: 1 of 3 activities snoozed.')).toBeInTheDocument();
  });

  test('shows when each change started, so that equal ones can be told apart', async () => {
    const earlier = job({ ID: 6, StartedAt: '2026-11-23T20:05:00Z' });
    open({ '/v1/bulk': { Jobs: [job({ StartedAt: '2026-11-23T21:10:00Z' }), earlier] } });
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first).toHaveTextContent(/^Mon 11\/23\/2026, 2:10:00\sPM MST3 activities snoozed\./);
    expect(second).toHaveTextContent(/^Mon 11\/23\/2026, 1:05:00\sPM MST3 activities snoozed\./);
  });

  test('undoes one of several, and lists the rejected records of another', async () => {
    const other = job({ ID: 6, Action: 'closeActivities', Done: 1, Refused: 2 });
    open({
      '/v1/bulk': { Jobs: [job(), other] },
      '/v1/bulk/7': job(),
      '/v1/bulk/6': other,
      '/v1/bulk/7/undo': job({ ID: 8, State: 'running', Done: 0, Undoes: 7 }),
      '/v1/bulk/8': job({ ID: 8, Undoes: 7 }),
      '/v1/bulk/6/verdicts': ({ path }: SentCall) =>
        path.includes('verdict=refused')
          ? { Verdicts: [{ Place: 2, ID: 15, Name: 'Jamie Ledger', Reason: 'Closed.' }], More: false }
          : { Verdicts: [], More: false },
    });
    await userEvent.click((await entry('3 activities snoozed.')).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('3 activities restored.')).toBeInTheDocument();
    const refused = await entry('1 activity closed. 2 refused.');
    await userEvent.click(refused.getByRole('button', { name: 'Show Refused' }));
    const list = await screen.findByRole('dialog', { name: 'Refused' });
    expect(await within(list).findByText('Jamie Ledger')).toBeInTheDocument();
  });

  test('says if there are none, and closes', async () => {
    const close = open({ '/v1/bulk': { Jobs: [] } });
    expect(await screen.findByText('No bulk changes.')).toBeInTheDocument();
    await press('Close');
    expect(close).toHaveBeenCalled();
  });

  test('says if it could not be loaded, and retries', async () => {
    let attempts = 0;
    open({
      '/v1/bulk': () => {
        attempts += 1;
        return attempts === 1
          ? Response.json({ title: 'Error', status: 500 }, { status: 500 })
          : { Jobs: [job()] };
      },
    });
    await press('Try Again');
    expect(await screen.findByText('3 activities snoozed.')).toBeInTheDocument();
  });
});
