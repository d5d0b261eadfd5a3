import type { MergingContact } from '@galley/server/contacts/merges/contract';
import { LOADING } from '@galley/shared/domain/loadingText';
import { ApiError, useQuery } from '@galley/shared/http';
import { Button, Modal, notify } from '@galley/shared/ui';
import { useState } from 'react';
import { mergeContacts, mergingQuery } from '../http/merges.ts';
import { firstChoices, requestOf, type Choices } from './mergeChoices.ts';
import { MergeTable } from './MergeTable.tsx';
import { undoMergeAndNotify } from './undoMergeAndNotify.ts';

interface Props {
  ids: readonly number[];
  onBack: () => void;
  onMerged: () => void;
}

/** Why these contacts can't be merged; empty if they can. */
function mergeBlockerOf(contacts: readonly MergingContact[]): string {
  if (contacts.length < 2) return 'These contacts are already merged.';
  const foreign = contacts.find(({ Contact }) => !Contact.IsAssociated);
  return foreign === undefined
    ? ''
    : `You can’t merge these contacts, because ${foreign.Contact.IndividualName} isn’t one of your contacts.`;
}

/** Sends a merge. @returns the server's objection; undefined: none */
async function send(contacts: readonly MergingContact[], choices: Choices): Promise<string | undefined> {
  try {
    const { MergeID, Contact } = await mergeContacts(requestOf(contacts, choices));
    notify.undoable(
      `${contacts.length} contacts merged into ${Contact.IndividualName}`,
      () => void undoMergeAndNotify(MergeID),
    );
    return undefined;
  } catch (error) {
    return error instanceof ApiError ? error.message : 'The contacts could not be merged.';
  }
}

/** Lets the user choose what the merged contact keeps, and says what moves (MERG-02). */
export function MergeForm({ ids, onBack, onMerged }: Props) {
  const { data, isError, refetch } = useQuery(mergingQuery(ids));
  const [chosen, setChosen] = useState<Choices>();
  const [problem, setProblem] = useState('');
  const [isSending, setSending] = useState(false);
  const contacts = data?.Contacts ?? [];
  const choices = chosen ?? firstChoices(contacts);
  const mergeBlocker = data === undefined ? '' : mergeBlockerOf(contacts);
  const merge = async () => {
    setSending(true);
    const refusal = await send(contacts, choices);
    if (refusal === undefined) {
      onMerged();
      return;
    }
    // Shows others' changes and keeps the choices.
    await refetch();
    setProblem(refusal);
    setSending(false);
  };
  return (
    <Modal
      title="Merge Contacts"
      size="large"
      onClose={onBack}
      isStatic
      footer={
        <>
          <Button onClick={onBack}>Cancel</Button>
          <Button
            look="primary"
            disabled={data === undefined || mergeBlocker !== '' || isSending}
            onClick={() => void merge()}
          >
            Merge
          </Button>
        </>
      }
    >
      <div role="alert">
        {problem !== '' && <p className="merge-problem">{problem}</p>}
        {mergeBlocker !== '' && <p className="merge-problem">{mergeBlocker}</p>}
        {isError && (
          <p>
            The contacts could not be loaded.{' '}
            <Button look="link" onClick={() => void refetch()}>
              Try Again
            </Button>
          </p>
        )}
      </div>
      {data === undefined && !isError && <output>{LOADING}</output>}
      {contacts.length > 0 && <MergeTable contacts={contacts} choices={choices} onChoose={setChosen} />}
    </Modal>
  );
}
