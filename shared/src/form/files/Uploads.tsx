import { sizeText } from '../../domain/recordFiles.ts';
import type { Upload } from './useUploads.ts';

interface Props {
  uploads: readonly Upload[];
  onCancel: (upload: Upload) => void;
  onRetry: (upload: Upload) => void;
}

/** Files on their way, each with how far it is, or why it was not added (ATT-09). */
export const Uploads = ({ uploads, onCancel, onRetry }: Props) =>
  uploads.map((upload) => {
    const { key, file, share, fault } = upload;
    return (
      <li key={key}>
        <div className="file-name">{file.name}</div>
        {fault === undefined ? (
          <>
            <p>
              {sizeText(file.size)}, {share === 0 ? 'waiting' : `${Math.floor(100 * share)} % sent`}
            </p>
            <progress aria-label={`${file.name} is sent`} max={1} value={share} />
            <button
              type="button"
              className="btn-link"
              aria-label={`Cancel ${file.name}`}
              onClick={() => onCancel(upload)}
            >
              Cancel
            </button>
          </>
        ) : (
          <>
            <p className="file-fault" role="alert">
              {fault}
            </p>
            <button
              type="button"
              className="btn-link"
              aria-label={`Try ${file.name} again`}
              onClick={() => onRetry(upload)}
            >
              Try again
            </button>
            <button
              type="button"
              className="btn-link"
              aria-label={`Dismiss ${file.name}`}
              onClick={() => onCancel(upload)}
            >
              Dismiss
            </button>
          </>
        )}
      </li>
    );
  });
