import type { ContactBefore, ContactMerge } from '@galley/server/contacts/merges/contract';
import { formatMoment } from '@galley/shared/domain/formatMoment';
import { LOADING } from '@galley/shared/domain/loadingText';
import { useQuery } from '@galley/shared/http';
import { appConfig } from '@galley/shared/store';
import { Button, Modal } from '@galley/shared/ui';
import { useState } from 'react';
import { mergingQuery } from '../http/merges.ts';
import { undoMergeAndNotify } from './undoMergeAndNotify.ts';

/** A contact as it was before the merge. */
const Before = ({ contact }: { contact: ContactBefore }) => (
  <li>
    <strong>{contact.IndividualName}</strong>
    {[
      contact.IndividualTitle,
      contact.IndividualEmail,
      contact.IndividualPhone,
      contact.IndividualCell,
      contact.InternalNotes,
    ]
      .filter((text) => text !== '')
      .map((text) => (
        <span key={text}>{text}</span>
      ))}
  </li>
);

function Merge({ merge, onUndone }: { merge: ContactMerge; onUndone: () => void }) {
  const { MergeID, MergedBy, UndoneBy, Hindrance, Contacts } = merge;
  const mergedAt = formatMoment(merge.MergedAt, appConfig().timeZone);
  const [isSending, setSending] = useState(false);
  const undo = async () => {
    setSending(true);
    if (await undoMergeAndNotify(MergeID)) onUndone();
    setSending(false);
  };
  return (
    <li>
      <p>
        {MergedBy} merged {Contacts.length} contacts on {mergedAt}.
        {UndoneBy !== '' && ` Undone by ${UndoneBy}.`} Before the merge:
      </p>
      <ul className="merge-before">
        {Contacts.map((contact) => (
          <Before key={contact.IndividualId} contact={contact} />
        ))}
      </ul>
      {UndoneBy === '' && Hindrance !== '' && <p>{Hindrance}</p>}
      {UndoneBy === '' && Hindrance === '' && (
        <Button
          disabled={isSending}
          aria-label={`Undo the merge from ${mergedAt}`}
          onClick={() => void undo()}
        >
          Undo
        </Button>
      )}
    </li>
  );
}

/** The merges that a contact came from, with each contact's values, and Undo (MERG-07). */
export function MergeHistory({ id, onClose }: { id: number; onClose: () => void }) {
  const { data, isError, refetch } = useQuery(mergingQuery([id]));
  return (
    <Modal
      title="Merge History"
      subtitle={data?.Contacts[0]?.Contact.IndividualName}
      size="large"
      onClose={onClose}
    >
      {isError && (
        <p role="alert">
          The merges could not be loaded.{' '}
          <Button look="link" onClick={() => void refetch()}>
            Try Again
          </Button>
        </p>
      )}
      {data === undefined && !isError && <output>{LOADING}</output>}
      <ul className="merges">
        {data?.Merges.map((merge) => (
          <Merge key={merge.MergeID} merge={merge} onUndone={() => void refetch()} />
        ))}
      </ul>
    </Modal>
  );
}
