import { beforeEach, describe, expect, jest, test } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { galley } from '../store/index.ts';
import { network, signInForTest } from '../testing/index.ts';
import { trendGroupsQuery } from './lookups.ts';
import { queryClient } from './queryClient.ts';

const warned = () => jest.spyOn(console, 'warn').mockReturnValue();
const answer = (status: number) =>
  network({ '/v1/customers/trendgroups': () => Response.json({}, { status }) });
const load = () => queryClient.fetchQuery({ ...trendGroupsQuery(), retry: false });

describe('Loading the company parents', () => {
  beforeEach(() => {
    queryClient.clear();
    signInForTest();
  });

  test('logs a 401 and ends the session (AUTH-08)', async () => {
    const warn = warned();
    answer(401);
    // Ending the session cancels all pending calls, so the error isn't the call's own.
    await load().catch(() => {});
    await waitFor(() => expect(warn.mock.calls).toEqual([['Failed to load Trend Groups']]));
    expect(galley.getState()).toMatchObject({ session: null, ended: 'expired' });
  });

  test('doesn’t log any other failure, and keeps the session', async () => {
    const warn = warned();
    answer(500);
    await expect(load()).rejects.toMatchObject({ status: 500 });
    expect(warn).not.toHaveBeenCalled();
    expect(galley.getState().session).not.toBeNull();
  });
});
