import { ShortForm } from '@galley/shared/form';
import { openDialog, type ActionProps } from '@galley/shared/store';
import { TextField } from '@galley/shared/ui';
import { useState } from 'react';

interface Props {
  dialog: Pick<ActionProps['dialog'], 'record'>;
  onClose: () => void;
}

/** Asks for the subject of a call, then opens the activities team's form. The host also offers it on each contact. */
export function CallForm({ dialog: { record }, onClose }: Props) {
  const [subject, setSubject] = useState('');
  const title = subject.trim();
  const plan = () => {
    onClose();
    const draft = { ID: 0, IndividualID: record.id, IndividualName: record.name, Title: title };
    openDialog('activities/edit', { draft });
  };
  return (
    <ShortForm
      title="Plan a Call"
      subtitle={record.name}
      button="Continue"
      fault={title === '' ? 'Subject is required.' : undefined}
      hasInput={title !== ''}
      onSend={plan}
      onClose={onClose}
    >
      {(error) => <TextField label="Subject" required error={error} value={subject} onChange={setSubject} />}
    </ShortForm>
  );
}
