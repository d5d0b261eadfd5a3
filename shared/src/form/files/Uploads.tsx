import { Button } from '../../ui/button/Button.tsx';
import { sizeText } from '../../domain/recordFiles.ts';
import type { Upload } from './useUploads.ts';

interface Props {
  uploads: readonly Upload[];
  onCancel: (upload: Upload) => void;
  onRetry: (upload: Upload) => void;
}

interface ActionProps {
  upload: Upload;
  children: string;
  /** Its accessible name, which includes the file's. */
  name: string;
  onPress: (upload: Upload) => void;
}

const Action = ({ upload, children, name, onPress }: ActionProps) => (
  <Button look="link" aria-label={name} onClick={() => onPress(upload)}>
    {children}
  </Button>
);

/** Pending uploads, each with its progress or the reason why it failed (ATT-09). */
export const Uploads = ({ uploads, onCancel, onRetry }: Props) =>
  uploads.map((upload) => {
    const { key, file, share, fault, isRefusedHere } = upload;
    const { name } = file;
    return (
      <li key={key}>
        <div className="file-name">{name}</div>
        {fault === undefined ? (
          <p>
            {sizeText(file.size)}, {share === 0 ? 'waiting' : `${Math.floor(100 * share)}% uploaded`}
          </p>
        ) : (
          <p className="file-fault" role="alert">
            {fault}
          </p>
        )}
        {fault === undefined && <progress aria-label={`Uploading ${name}`} max={1} value={share} />}
        <div className="file-actions">
          {fault !== undefined && !isRefusedHere && (
            <Action upload={upload} name={`Try again to add ${name}`} onPress={onRetry}>
              Try Again
            </Action>
          )}
          {fault === undefined ? (
            <Action upload={upload} name={`Cancel ${name}`} onPress={onCancel}>
              Cancel
            </Action>
          ) : (
            <Action upload={upload} name={`Dismiss ${name}`} onPress={onCancel}>
              Dismiss
            </Action>
          )}
        </div>
      </li>
    );
  });
