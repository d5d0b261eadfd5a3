import type { FileImport } from '@galley/server/exchange/imports/contract';
import { IMPORT_LIMIT, SHEET_LIMIT } from '@galley/server/exchange/rules/fileImports';
import { USUAL_RESOURCE, type FeedResource } from '@galley/server/exchange/rules/feedFields';
import { sampleFile } from '@galley/server/exchange/rules/sampleFiles';
import { saveFile } from '@galley/shared/domain/saveFile';
import { SelectField } from '@galley/shared/form';
import { queryClient } from '@galley/shared/http';
import { Button, TextField } from '@galley/shared/ui';
import { useId, useRef, useState, type DragEvent } from 'react';
import { reasonOf } from '../shell/reasonOf.ts';
import { IMPORT_KEY, upload } from './importCalls.ts';
import { RESOURCE_OPTIONS, resourceIn } from './texts.ts';

interface Props {
  /** Names of systems that there are. */
  sources: readonly string[];
  onDone: (one: FileImport) => void;
}

const KINDS = /\.(csv|ndjson|xlsx)$/i;
const isSource = (text: string) => /^[a-z][a-z0-9-]{0,39}$/.test(text);

function faultOf(file: File | undefined): string | undefined {
  if (file === undefined) return 'Choose a file.';
  if (!KINDS.test(file.name)) return 'A file is .csv, .xlsx or .ndjson.';
  const isSheet = /\.xlsx$/i.test(file.name);
  if (file.size > (isSheet ? SHEET_LIMIT : IMPORT_LIMIT))
    return isSheet ? 'A sheet may have 10 MB. Save it as .csv.' : 'A file may have 512 MB.';
  return file.size === 0 ? 'The file is empty.' : undefined;
}

/** What file it is, and whose records of which kind it holds (IMPO-01). */
export function UploadForm({ sources, onDone }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const [resource, setResource] = useState(USUAL_RESOURCE);
  const [typed, setTyped] = useState<string>();
  const [isOver, setOver] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [wasSent, setSent] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  // Who has one system need not name it.
  const source = typed ?? (sources.length === 1 ? (sources[0] ?? '') : '');
  const fault = faultOf(file);
  const sourceFault = isSource(source) ? undefined : 'Source is required: small letters, digits and hyphens.';

  const choose = (chosen: File | undefined) => {
    if (chosen === undefined) return;
    setFile(chosen);
    setRefusal(undefined);
    setResource(resourceIn(chosen.name) ?? resource);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const { files } = event.dataTransfer;
    // The field says which file it is, too.
    if (input.current !== null && files instanceof FileList) input.current.files = files;
    choose(files[0]);
  };
  async function send() {
    setSent(true);
    if (file === undefined || fault !== undefined || sourceFault !== undefined || isBusy) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      onDone(await upload(file, { file: file.name, resource, source }));
    } catch (error) {
      setRefusal(reasonOf(error));
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: [IMPORT_KEY] });
    }
  }
  return (
    <form
      className="import-upload"
      aria-label="Upload"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
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
        <label htmlFor={id}>Drop a file here, or choose one</label>
        <input
          ref={input}
          id={id}
          type="file"
          accept=".csv,.xlsx,.ndjson"
          aria-invalid={wasSent && fault !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => choose(event.currentTarget.files?.[0])}
        />
        <p id={`${id}-hint`} className={wasSent && fault !== undefined ? 'import-fault' : 'part-note'}>
          {wasSent && fault !== undefined
            ? fault
            : file === undefined
              ? '.csv or .ndjson up to 512 MB, .xlsx up to 10 MB'
              : file.name}
        </p>
      </div>
      <div className="part-tools">
        <SelectField
          label="Records"
          value={resource}
          options={RESOURCE_OPTIONS}
          onChange={(value) => setResource(value as FeedResource)}
        />
        <Button onClick={() => saveFile(new Blob([sampleFile(resource)]), `${resource}-sample.csv`)}>
          Sample File
        </Button>
        <TextField
          label="Source"
          required
          hint="The system whose keys the file has"
          list={`${id}-sources`}
          maxLength={40}
          autoComplete="off"
          spellCheck={false}
          value={source}
          error={wasSent ? sourceFault : undefined}
          onChange={setTyped}
        />
        <datalist id={`${id}-sources`}>
          {sources.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
        <Button type="submit" look="primary" disabled={isBusy}>
          {isBusy ? 'Uploading…' : 'Upload'}
        </Button>
      </div>
      {refusal !== undefined && (
        <p className="form-alert" role="alert">
          {refusal}
        </p>
      )}
    </form>
  );
}
