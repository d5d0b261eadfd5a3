import type { Contact } from '@galley/shared/contract/contacts';
import { ShortForm } from '@galley/shared/form';
import { galley } from '@galley/shared/store';
import { TextField } from '@galley/shared/ui';
import { useState } from 'react';

interface Props {
  contact: Contact;
  onClose: () => void;
}

/** Asks what a call is about, and goes on in the form of the activities team. */
export function CallForm({ contact, onClose }: Props) {
  const [subject, setSubject] = useState('');
  const title = subject.trim();
  const plan = () => {
    onClose();
    const { IndividualId: IndividualID, IndividualName } = contact;
    galley
      .getState()
      .openDialog({ kind: 'activity', draft: { ID: 0, IndividualID, IndividualName, Title: title } });
  };
  return (
    <ShortForm
      title="Plan a call"
      subtitle={contact.IndividualName}
      button="Go on"
      fault={title === '' ? 'Subject is required.' : undefined}
      hasInput={title !== ''}
      onSend={plan}
      onClose={onClose}
    >
      {(error) => <TextField label="Subject" required error={error} value={subject} onChange={setSubject} />}
    </ShortForm>
  );
}
