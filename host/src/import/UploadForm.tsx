import type { FileImport } from '@galley/server/exchange/imports/contract';
import { IMPORT_LIMIT, SHEET_LIMIT } from '@galley/server/exchange/rules/fileImports';
import { WITH_PEOPLE } from '@galley/server/exchange/rules/contents';
import type { FeedResource } from '@galley/server/exchange/rules/feedFields';
import { sampleFile } from '@galley/server/exchange/rules/sampleFiles';
import { saveFile } from '@galley/shared/domain/saveFile';
import { SelectField } from '@galley/shared/form';
import { queryClient } from '@galley/shared/http';
import { Button } from '@galley/shared/ui';
import { useId, useRef, useState, type DragEvent } from 'react';
import { reasonOf } from '../shell/reasonOf.ts';
import { IMPORT_KEY, upload } from './importCalls.ts';
import { RESOURCE_OPTIONS } from './texts.ts';

const KINDS = /\.(csv|ndjson|xlsx)$/i;

function faultOf(file: File): string | undefined {
  if (!KINDS.test(file.name))
    return 'This kind of file can’t be imported. Save your list as .csv or .xlsx: in Excel with Save As, in Google Sheets with Download.';
  const isSheet = /\.xlsx$/i.test(file.name);
  if (file.size > (isSheet ? SHEET_LIMIT : IMPORT_LIMIT))
    return isSheet ? 'An Excel file can be 10 MB at most. Save it as .csv.' : 'A file can be 512 MB at most.';
  return file.size === 0 ? 'The file is empty.' : undefined;
}

/** A sample file that shows what a list can look like (IMPO-19). */
function SampleFiles() {
  const [resource, setResource] = useState<FeedResource>(WITH_PEOPLE);
  return (
    <details className="import-more">
      <summary>Sample Files</summary>
      <div className="part-tools">
        <SelectField
          label="Record Type"
          value={resource}
          options={RESOURCE_OPTIONS}
          onChange={(value) => setResource(value as FeedResource)}
        />
        <Button onClick={() => saveFile(new Blob([sampleFile(resource)]), `${resource}-sample.csv`)}>
          Download Sample File
        </Button>
      </div>
    </details>
  );
}

/** Uploads a dropped or selected file; the server detects its content (IMPO-01, IMPO-22). */
export function UploadForm({ onDone }: { onDone: (one: FileImport) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState<string>();
  const [isOver, setOver] = useState(false);
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function take(file: File | undefined) {
    if (file === undefined || isBusy) return;
    setName(file.name);
    const found = faultOf(file);
    setFault(found);
    if (found !== undefined) return;
    setBusy(true);
    try {
      onDone(await upload(file, { file: file.name }));
    } catch (error) {
      setFault(reasonOf(error));
    } finally {
      setBusy(false);
      // So that the user can choose the same file again after correcting it.
      if (input.current !== null) input.current.value = '';
      await queryClient.invalidateQueries({ queryKey: [IMPORT_KEY] });
    }
  }
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files[0]);
  };
  return (
    <section className="import-upload" aria-label="Upload">
      <p>
        Import companies, contacts or orders from Excel, Google Contacts, HubSpot, Salesforce or any other
        program. You’ll see what would change before anything is imported, and you can undo the import.
      </p>
      <div
        className="import-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <label htmlFor={id}>
          Choose a file<span className="import-by-mouse"> or drop it here</span>
        </label>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".csv,.xlsx,.ndjson"
          disabled={isBusy}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
        <p id={`${id}-hint`} className="part-note">
          {isBusy && name !== undefined ? name : '.csv or .ndjson up to 512 MB, .xlsx up to 10 MB'}
        </p>
        {isBusy && <p role="status">Reading the file…</p>}
        {fault !== undefined && (
          <p className="form-alert" role="alert">
            {fault}
          </p>
        )}
      </div>
      <SampleFiles />
    </section>
  );
}
