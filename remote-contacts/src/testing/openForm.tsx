import type { DialogProps } from '@galley/shared/store';
import { renderScreen, type SentCall } from '@galley/shared/testing';
import { expect } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContactDraft } from '../../dialogs.ts';
import { ContactForm } from '../forms/ContactForm.tsx';
import { SAVE } from './formAnswers.ts';

type Dialog = DialogProps<'contacts/edit'>['dialog'];

/** Opens the form as the host does, and waits until it has what it needs. */
export async function openForm(
  draft: ContactDraft,
  {
    url = '/contacts',
    onClose = () => {},
    ...more
  }: { url?: string; onClose?: () => void } & Partial<Dialog> = {},
): Promise<HTMLElement> {
  renderScreen(<ContactForm dialog={{ name: 'contacts/edit', draft, ...more }} onClose={onClose} />, url);
  return screen.findByRole('dialog', { name: /^(?!Loading)/ });
}

export const field = (name: string) => screen.getByRole('textbox', { name });

export async function fill(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

/** Waits until a text is shown. */
export const shows = async (text: string) => expect(await screen.findByText(text)).toBeVisible();

/** The payload of the last save. */
export const savedBody = (sent: SentCall[]) =>
  sent.findLast(({ path, method }) => path === SAVE && method === 'POST')?.body;
