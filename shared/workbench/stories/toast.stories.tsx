import { Toasts } from '@galley/shared/host';
import { Modal, notify } from '@galley/shared/ui';
import { nothing, see } from '../acts.ts';
import { LONG_TEXT } from './examples.ts';
import type { Stories } from '../story.ts';

const toast = (text: string, tell: () => unknown) => ({
  hasOwnToasts: true as const,
  show: () => <Toasts />,
  act: async () => {
    tell();
    await see(text);
  },
});

export const stories: Stories = {
  'Toasts, success': toast('Contact saved', () => notify.success('Contact saved')),
  'Toasts, failure with a long reason': toast(`Nothing was changed: ${LONG_TEXT}`, () =>
    notify.failure('Nothing was changed', LONG_TEXT),
  ),
  'Toasts, something to know': toast('1 waiting', () => notify.info('1 waiting')),
  'Toasts, with something to do': toast('A new release is ready', () =>
    notify.offer('A new release is ready', { label: 'Reload', run: nothing }),
  ),
  'Toasts, with undo': toast('Activity done', () => notify.undoable('Activity done', nothing)),
  'Toasts, several': toast('Company 5 saved', () => {
    for (let at = 1; at <= 5; at += 1) notify.success(`Company ${at} saved`);
  }),
  'Toasts, over a dialog': {
    ...toast('Contact saved', () => notify.success('Contact saved')),
    show: () => (
      <>
        <Toasts />
        <Modal title="Edit Contact" onClose={nothing}>
          <p className="modal-text">{LONG_TEXT}</p>
        </Modal>
      </>
    ),
  },
};
