import type { FileImport, ImportRecord } from '@galley/server/exchange/imports/contract';
import {
  IMPORT_LISTED,
  IMPORT_VERDICTS,
  type ImportVerdict,
} from '@galley/server/exchange/rules/fileImports';
import { formatCount } from '@galley/shared/domain/count';
import { LOADING } from '@galley/shared/domain/loadingText';
import { saveFile } from '@galley/shared/domain/saveFile';
import { Button, notify } from '@galley/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failed } from '../shell/Failed.tsx';
import { MoreButton } from '../shell/MoreButton.tsx';
import { reasonOf } from '../shell/reasonOf.ts';
import { isRunning, recordsQuery, refusedRows } from './importCalls.ts';
import { VERDICT_NAMES } from './texts.ts';

/** What the reader meets first: what needs a person, then what changes. */
const ORDER: readonly ImportVerdict[] = ['refused', 'kept', 'changed', 'created', 'deleted', 'unchanged'];

function RecordEntry({ record }: { record: ImportRecord }) {
  const { row, externalId, errors, changes } = record;
  return (
    <li>
      <span>{`Row ${formatCount(row)}${externalId === '' ? '' : `, ${externalId}`}`}</span>
      <span className="import-what">
        {errors.map(({ field, message }) => (
          <span key={field}>{message}</span>
        ))}
        {changes.map(({ field, before, after }) => (
          <span key={field}>
            <b>{field}</b> {before !== '' && <del>{before}</del>}
            {before !== '' && after !== '' && ' → '}
            {after !== '' && <ins>{after}</ins>}
          </span>
        ))}
      </span>
    </li>
  );
}

function Records({ one, verdict }: { one: FileImport; verdict: ImportVerdict }) {
  const query = useInfiniteQuery(recordsQuery(one, verdict));
  const records = query.data?.pages.flat() ?? [];
  if (query.isError && query.data === undefined)
    return <Failed text="The records could not be loaded." onRetry={() => void query.refetch()} />;
  return (
    <>
      {query.data === undefined && <p role="status">{LOADING}</p>}
      <ul className="part-names import-wide" aria-label={`${VERDICT_NAMES[verdict]} records`}>
        {records.map((record) => (
          <RecordEntry key={record.row} record={record} />
        ))}
      </ul>
      <MoreButton of={query} />
      {!query.hasNextPage && records.length === IMPORT_LISTED && (
        <p className="part-note">{`The first ${formatCount(IMPORT_LISTED)} are listed.`}</p>
      )}
    </>
  );
}

async function saveRefused({ id, file }: FileImport): Promise<void> {
  try {
    saveFile(await refusedRows(id), `Refused of ${file.replace(/\.\w+$/, '')}.csv`);
  } catch (error) {
    notify.failure(`The refused rows were not saved: ${reasonOf(error)}`);
  }
}

/** How many records have which verdict, and each of them with its fields before and after, or the reasons (IMPO-03). */
export function Verdicts({ one }: { one: FileImport }) {
  const [chosen, setChosen] = useState<ImportVerdict>();
  const verdict =
    chosen ?? ORDER.find((name) => one[name] > 0 && name !== 'unchanged') ?? ('unchanged' as const);
  return (
    <section className="import-verdicts" aria-label="Records">
      <div className="import-counts" role="group" aria-label="Verdicts">
        {IMPORT_VERDICTS.map((name) => (
          <Button
            key={name}

            aria-pressed={name === verdict}
            disabled={one[name] === 0}
            onClick={() => setChosen(name)}
          >
            {`${VERDICT_NAMES[name]} ${formatCount(one[name])}`}
          </Button>
        ))}
      </div>
      {one.refused > 0 && !isRunning(one) && (
        <>
          <div className="part-actions">
            <Button onClick={() => void saveRefused(one)}>Download the Refused Rows</Button>
          </div>
          <p className="part-note">
            Cells are as they stand in your file. If you do not trust it, do not open the rows in a
            spreadsheet: formulas in them run.
          </p>
        </>
      )}
      {!isRunning(one) && <Records key={verdict} one={one} verdict={verdict} />}
    </section>
  );
}
