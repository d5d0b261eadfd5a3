import { Button, LoadingDialog, Modal, RetryDialog, TextField } from '@galley/shared/ui';
import { nothing } from '../acts.ts';
import { LONG_TEXT } from './examples.ts';
import type { Stories } from '../story.ts';

const FOOTER = (
  <>
    <Button>Cancel</Button>
    <Button look="primary">Save</Button>
  </>
);
const field = (label: string) => <TextField key={label} label={label} value="" onChange={nothing} />;

export const stories: Stories = {
  'Modal, small': {
    show: () => (
      <Modal title="Save View" size="small" footer={FOOTER} onClose={nothing}>
        {field('Name')}
      </Modal>
    ),
  },
  'Modal, with steps to the records beside it': {
    show: () => (
      <Modal
        title="Call Harbor Press"
        subtitle="Due today"
        steps={{ previous: nothing, next: undefined }}
        footer={FOOTER}
        onClose={nothing}
      >
        <p className="modal-text">{LONG_TEXT}</p>
      </Modal>
    ),
  },
  'Modal, large, with more than fits': {
    show: () => (
      <Modal title={LONG_TEXT} subtitle={LONG_TEXT} size="large" isStatic footer={FOOTER} onClose={nothing}>
        {Array.from({ length: 30 }, (_, at) => field(`Field ${at + 1}`))}
      </Modal>
    ),
  },
  LoadingDialog: { show: () => <LoadingDialog onClose={nothing} /> },
  RetryDialog: {
    show: () => (
      <RetryDialog title="Edit Contact" onRetry={nothing} onClose={nothing}>
        The contact could not be loaded.
      </RetryDialog>
    ),
  },
};
