import { ApiError } from '../http/apiError.ts';
import type { createOutbox } from '../http/createOutbox.ts';

/** A rep's change on a card, as passed to the outbox. */
export const DONE = {
  label: 'Done',
  record: 'activity/12',
  effect: { Status: 'CLOSED' },
  call: { method: 'POST', path: '/v1/activity/done/12' },
  refreshes: ['activities'],
} as const;
export const OFFLINE = new ApiError(0, 'The server could not be reached.');

export const settle = () => new Promise((resolve) => setTimeout(resolve, 0));
export const states = (outbox: ReturnType<typeof createOutbox>) =>
  outbox.store.getState().changes.map(({ state }) => state);
