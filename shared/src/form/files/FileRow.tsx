import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import type { RecordFile } from '../../contract/recordFiles.ts';
import { formatMoment } from '../../domain/formatMoment.ts';
import { sizeText } from '../../domain/recordFiles.ts';
import { appConfig } from '../../store/index.ts';
import { notify } from '../../ui/toast/notify.ts';
import { downloadFile, removeFile } from './recordFileCalls.ts';

interface Props {
  file: RecordFile;
  onRemoved: () => void;
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : undefined);

/** Asks before the file is removed, which can't be undone. */
function Removing({ file, onKeep, onRemoved }: Props & { onKeep: () => void }) {
  const remove = () =>
    void removeFile(file.ID).then(onRemoved, (error: unknown) => {
      notify.failure(`${file.Name} was not removed`, reasonOf(error));
      onKeep();
    });
  return (
    <div className="file-question" role="group" aria-label={`Remove ${file.Name}?`}>
      <span>Remove it for everyone?</span>
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- replaces the button that was pressed */}
      <Button autoFocus onClick={onKeep}>
        Keep
      </Button>
      <Button onClick={remove}>Remove</Button>
    </div>
  );
}

/** A file: its name downloads it; people with the right can remove it (ATT-06, ATT-07). */
export function FileRow({ file, onRemoved }: Props) {
  /** False once the user has chosen to keep it. */
  const [isConfirming, setConfirming] = useState<boolean>();
  const download = () =>
    void downloadFile(file.ID).catch((error: unknown) =>
      notify.failure(`${file.Name} was not downloaded`, reasonOf(error)),
    );
  return (
    <li>
      <button
        type="button"
        className="btn-link file-name"
        aria-label={`Download ${file.Name}`}
        onClick={download}
      >
        {file.Name}
      </button>
      {file.CanRemove && isConfirming !== true && (
        <Button
          look="link"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- back from the question
          autoFocus={isConfirming === false}
          aria-label={`Remove ${file.Name}`}
          onClick={() => setConfirming(true)}
        >
          Remove
        </Button>
      )}
      <p>
        {sizeText(file.Size)} · {file.AddedBy},{' '}
        <time dateTime={file.AddedAt}>{formatMoment(file.AddedAt, appConfig().timeZone)}</time>
      </p>
      {isConfirming === true && (
        <Removing file={file} onKeep={() => setConfirming(false)} onRemoved={onRemoved} />
      )}
    </li>
  );
}
