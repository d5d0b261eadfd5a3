import type { FeedUndone } from '@galley/shared/contract/feed';
import type { FileImport } from '@galley/shared/contract/imports';
import { formatCount } from '@galley/shared/domain/count';
import { Modal } from '@galley/shared/ui';
import { useState } from 'react';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { REFRESHES, undo } from './importCalls.ts';
import { resourceName } from './texts.ts';

/** What is not as it was before, and why. */
function Kept({ undone, onClose }: { undone: FeedUndone; onClose: () => void }) {
  return (
    <Modal
      title="Undone but for these"
      onClose={onClose}
      footer={
        <button type="button" className="btn btn-primary" onClick={onClose}>
          Close
        </button>
      }
    >
      <p className="modal-text">{`${formatCount(undone.restored)} records are as they were before.`}</p>
      <ul>
        {undone.kept.map(({ resource, externalId, message }) => (
          <li
            key={`${resource} ${externalId}`}
          >{`${resourceName(resource)} ${externalId} stays: ${message}`}</li>
        ))}
      </ul>
    </Modal>
  );
}

/** Takes a whole import back (IMPO-08). */
export function UndoButton({ one }: { one: FileImport }) {
  const [isAsking, setAsking] = useState(false);
  const [undone, setUndone] = useState<FeedUndone>();
  return (
    <>
      <button type="button" className="btn" onClick={() => setAsking(true)}>
        Undo the Import
      </button>
      {isAsking && (
        <ConfirmDialog
          title={`Undo ${one.file}?`}
          text="What it created is deleted, and what it changed is as it was. What was fed again since, or changed by people, stays."
          button="Undo"
          onConfirm={async () => {
            const answer = await undo(one.id);
            if (answer.kept.length > 0) setUndone(answer);
          }}
          done={`${one.file} is undone`}
          refreshes={REFRESHES}
          onClose={() => setAsking(false)}
        />
      )}
      {undone !== undefined && <Kept undone={undone} onClose={() => setUndone(undefined)} />}
    </>
  );
}
