import type { Activity } from '@galley/server/activities/contract';
import { outbox } from '@galley/shared/http';
import { galley } from '@galley/shared/store';
import { network, renderScreen, type Answers } from '@galley/shared/testing';
import { act, screen } from '@testing-library/react';
import { Screen } from '../screen/Screen.tsx';
import { exampleActivity } from './exampleActivity.ts';

export const PAGED = '/v1/activity/paged';
export const DONE = '/v1/activity/done/1';
export const SAVE = '/v1/activity';
/** The response to closing an activity. */
export const success = { success: true, followupActivity: null, Version: 2 };

/** Clears stored data and open dialogs, in a window that shows cards. */
export const beginAfresh = () =>
  act(() => {
    globalThis.innerWidth = 900;
    localStorage.clear();
    outbox.reload();
    galley.setState({ dialogs: [] });
  });

/** Opens the screen with one activity on it. @returns the calls that are sent */
export async function open(change: Partial<Activity>, more: Answers) {
  const activities = [exampleActivity(change)];
  const sent = network({ [PAGED]: { Activities: activities, TotalCount: 1, UnfilteredCount: 1 }, ...more });
  renderScreen(<Screen />, '/activities');
  await screen.findByRole('article', { name: 'Follow-Up with Carl Contact' });
  return sent;
}
