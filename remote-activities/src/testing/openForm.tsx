import { galley } from '@galley/shared/store';
import { renderScreen, type SentCall } from '@galley/shared/testing';
import { beforeEach, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ActivityDraft } from '../../dialogs.ts';
import { ActivityForm } from '../forms/ActivityForm.tsx';
import { SAVE } from './formAnswers.ts';

export const closed: jest.Mock<() => void> = jest.fn();

beforeEach(() => {
  localStorage.clear();
  closed.mockReset();
  galley.setState({ dialogs: [] });
});

/** Opens the form as the host does. */
export async function open(draft: ActivityDraft, url = '/activities') {
  renderScreen(<ActivityForm dialog={{ name: 'activities/edit', draft }} onClose={closed} />, url);
  return screen.findByRole('dialog', { name: /Activity$|Follow-Up$/ });
}
export const notes = () => screen.getByRole('textbox', { name: 'Activity Notes' });
export const type = async (text: string) => {
  await userEvent.clear(notes());
  await userEvent.type(notes(), text);
};
export const body = (sent: SentCall[]) => sent.find(({ path }) => path === SAVE)?.body;
