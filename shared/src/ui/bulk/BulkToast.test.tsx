import { describe, expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../http/queryClient.ts';
import { network, press, type SentCall, signInForTest } from '../../testing/index.ts';
import { exampleJob } from '../../testing/exampleJob.ts';
import { BulkToast } from './BulkToast.tsx';

const job = exampleJob({ State: 'running', Done: 1 });

const show = (close = () => undefined as void) =>
  render(
    <QueryClientProvider client={queryClient}>
      <BulkToast first={job} close={close} />
    </QueryClientProvider>,
  );

describe('The toast of a bulk change', () => {
  test('shows progress, then the result, lists rejected records and undoes the rest (SEL-05, SEL-06)', async () => {
    signInForTest();
    network({
      '/v1/bulk/7': { ...job, State: 'done', Done: 2, Refused: 1 },
      '/v1/bulk/7/verdicts': ({ path }: SentCall) =>
        path.includes('verdict=refused')
          ? { Verdicts: [{ Place: 2, ID: 15, Name: 'Jamie Ledger', Reason: 'Closed.' }], More: false }
          : { Verdicts: [], More: false },
      '/v1/bulk/7/undo': { ...job, ID: 8, Total: 2, Done: 0, Undoes: 7 },
      '/v1/bulk/8': { ...job, ID: 8, State: 'done', Total: 2, Done: 2, Undoes: 7 },
    });
    const close = jest.fn();
    show(close);
    expect(screen.getByText('Snoozing 1 of 3 activities')).toBeInTheDocument();
    expect(screen.getByRole('progressbar')).toHaveValue(1);
    expect(await screen.findByText('2 activities snoozed. 1 refused.')).toBeInTheDocument();
    await press('Show Refused');
    expect(await screen.findByText('Jamie Ledger')).toBeInTheDocument();
    expect(screen.getByText('Closed.')).toBeInTheDocument();
    await userEvent.click(
      within(screen.getByRole('dialog', { name: 'Refused' })).getByRole('button', { name: 'Close' }),
    );
    await press('Undo');
    expect(await screen.findByText('2 activities restored.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    await press('Close');
    expect(close).toHaveBeenCalled();
  });

  test('cancels the change, and says how many records were done (SEL-05)', async () => {
    signInForTest();
    network({ '/v1/bulk/7': job, '/v1/bulk/7/cancel': { ...job, State: 'canceled' } });
    queryClient.clear();
    show();
    await press('Cancel');
    expect(await screen.findByText('Canceled: 1 of 3 activities snoozed.')).toBeInTheDocument();
  });
});
