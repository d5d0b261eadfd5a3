import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState, type DragEvent } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { FILE_TYPES, MOST_FILES, sizeText } from '../../domain/recordFiles.ts';
import { FileRow } from './FileRow.tsx';
import { recordFilesQuery, reloadFiles, type FileRecord } from './recordFileCalls.ts';
import { Uploads } from './Uploads.tsx';
import { useUploads } from './useUploads.ts';
import './files.scss';

const ACCEPTED = Object.keys(FILE_TYPES)
  .map((ending) => `.${ending}`)
  .join(',');

interface DropProps {
  most: number;
  /** Inside a form that is saved separately. */
  isInForm: boolean;
  onFiles: (files: Iterable<File>) => void;
}

/** Where files are dropped or chosen. */
function DropZone({ most, isInForm, onFiles }: DropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(event.dataTransfer.files);
  };
  return (
    <div
      className="files-drop"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id}>
        <span className="files-by-mouse">Choose files or drop them here</span>
        <span className="files-by-touch">Add Files</span>
      </label>
      <input
        id={id}
        type="file"
        multiple
        accept={ACCEPTED}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          // Copied, because clearing the field, which lets users choose the same file again, empties its list.
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = '';
        }}
      />
      <p id={`${id}-hint`}>
        Up to {MOST_FILES} files, up to {sizeText(most)} each.
        {isInForm && ' They’re added right away; you don’t need to save.'}
      </p>
    </div>
  );
}

interface Props {
  record: FileRecord;
  /** A panel on a page instead of a section of a form. */
  isOnPage?: boolean;
}

/** The files of a record: list, add, download and remove them; colleagues' changes appear automatically (ATT-09). */
export function FilesPanel({ record, isOnPage = false }: Props) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  const focusHeading = () => heading.current?.focus();
  const { data, isError, refetch } = useQuery(recordFilesQuery(record));
  const { uploads, news, say, add, retry, cancel } = useUploads(record, data?.MostBytes ?? 0);
  if (data === undefined && !isError) return null;
  const Heading = isOnPage ? 'h2' : 'h3';
  return (
    <section className={isOnPage ? 'files company-panel' : 'files'} aria-labelledby={id}>
      <Heading ref={heading} id={id} tabIndex={-1}>
        Files {data !== undefined && data.Files.length > 0 && <span>{data.Files.length}</span>}
      </Heading>
      {data === undefined ? (
        <p>
          The files could not be loaded.{' '}
          <Button look="link" onClick={() => void refetch()}>
            Try Again
          </Button>
        </p>
      ) : (
        <>
          {data.CanAdd && <DropZone most={data.MostBytes} isInForm={!isOnPage} onFiles={add} />}
          <ul className="files-list">
            <Uploads
              uploads={uploads}
              onCancel={(upload) => {
                cancel(upload);
                focusHeading();
              }}
              onRetry={retry}
            />
            {data.Files.map((file) => (
              <FileRow
                key={file.ID}
                file={file}
                onRemoved={() => {
                  focusHeading();
                  say(`${file.Name} was removed.`);
                  void reloadFiles(record);
                }}
              />
            ))}
            {!data.CanAdd && data.Files.length === 0 && <li>No files.</li>}
          </ul>
        </>
      )}
      <output className="visually-hidden">{news}</output>
    </section>
  );
}
