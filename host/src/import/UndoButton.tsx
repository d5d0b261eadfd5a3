import type { FileImport } from '@galley/server/exchange/imports/contract';
import { useQuery } from '@galley/shared/http';
import { Button } from '@galley/shared/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { Failed } from '../shell/Failed.tsx';
import { REFRESHES, undo, undoneQuery } from './importCalls.ts';
import { recordName } from './texts.ts';

/** The records that an undo has restored, and those that it couldn't, with the reason. */
export function UndoResult({ id }: { id: number }) {
  const { data: undone, isError, isFetching, refetch } = useQuery(undoneQuery(id));
  if (isError && !isFetching && undone === undefined)
    return <Failed text="The results of the undo could not be loaded." onRetry={() => void refetch()} />;
  if (undone === undefined) return null;
  return (
    <>
      {undone.kept.length > 0 && (
        <ul aria-label="Not Undone">
          {undone.kept.map(({ resource, externalId, message }) => (
            <li
              key={`${resource} ${externalId}`}
            >{`${recordName(resource, externalId)} wasn’t undone: ${message}`}</li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Undoes a whole import (IMPO-08). The server does it in the background. */
export function UndoButton({ one }: { one: FileImport }) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button onClick={() => setAsking(true)}>
        {one.state === 'halfUndone' ? 'Continue Undo' : 'Undo Import'}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={`Undo the import of ${one.file}?`}
          text="This removes the records that the import created (contacts become inactive, employees are disabled), unless someone has changed them since. It restores the records that the import changed, except for fields that someone has changed since. Records that a later import changed stay as they are."
          button="Undo"
          onConfirm={() => undo(one.id)}
          done={`Undoing ${one.file}`}
          refreshes={REFRESHES}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
