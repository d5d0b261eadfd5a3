import type { FileImport, ImportMap, ImportRecord } from '@galley/server/exchange/imports/contract';
import {
  IMPORT_LISTED,
  type DuplicateChoice,
  type ImportList,
} from '@galley/server/exchange/rules/fileImports';
import type { FeedResource } from '@galley/server/exchange/rules/feedFields';
import { formatCount } from '@galley/shared/domain/count';
import { LOADING } from '@galley/shared/domain/loadingText';
import { saveFile } from '@galley/shared/domain/saveFile';
import { SelectField } from '@galley/shared/form';
import { Button, notify } from '@galley/shared/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failed } from '../shell/Failed.tsx';
import { MoreButton } from '../shell/MoreButton.tsx';
import { reasonOf } from '../shell/reasonOf.ts';
import { PEOPLE } from '@galley/server/exchange/rules/contents';
import { fieldLabel } from '@galley/server/exchange/rules/fieldLabels';
import { isRunning, recordsQuery, refusedRows } from './importCalls.ts';
import { DONE_NAMES, LIST_NAMES, resourceName } from './texts.ts';

/** Order of the lists: first what needs attention, then changes. */
const ORDER: readonly ImportList[] = [
  'refused',
  'double',
  'kept',
  'created',
  'changed',
  'deleted',
  'unchanged',
];

type Doubles = NonNullable<ImportMap['doubles']>;
const CHOICES: readonly { value: DuplicateChoice; label: string }[] = [
  { value: 'update', label: 'Fill in what’s empty' },
  { value: 'skip', label: 'Skip' },
  { value: 'add', label: 'Add anyway' },
];

interface EntryProps {
  record: ImportRecord;
  resource: FeedResource;
  /** The choice for a row that already exists; undefined: no choice is possible any more. */
  choice: DuplicateChoice | undefined;
  onChoose: (choice: DuplicateChoice) => void;
}

function RecordEntry({ record, resource, choice, onChoose }: EntryProps) {
  const { row, externalId, name, errors, changes, double } = record;
  // Skip a new record's 'no' values, and the default company.
  const shown = changes.filter(
    ({ field, before, after }) => (before !== '' || after !== 'no') && field !== 'defaultCompany',
  );
  const called = name === '' ? (double?.name ?? externalId) : name;
  return (
    <li>
      <span>{`Row ${formatCount(row)}${called === '' ? '' : `, ${called}`}`}</span>
      <span className="import-what">
        {double !== undefined && (
          <span>{`Already in Galley: ${double.name}${double.about === '' ? '' : ` (${double.about})`}`}</span>
        )}
        {errors.map(({ field, message }) => (
          <span key={field}>{message}</span>
        ))}
        {shown.map(({ field, before, after }) => (
          <span key={field}>
            <b>{fieldLabel(resource, field)}</b> {before !== '' && <del>{before}</del>}
            {before !== '' && after !== '' && ' → '}
            {after !== '' && <ins>{after}</ins>}
          </span>
        ))}
      </span>
      {choice !== undefined && (
        <SelectField
          label={`Row ${formatCount(row)}`}
          value={choice}
          options={CHOICES}
          onChange={(value) => onChoose(value as DuplicateChoice)}
        />
      )}
    </li>
  );
}

interface RecordsProps {
  one: FileImport;
  resource: FeedResource;
  of: { list: ImportList; people: boolean };
  name: string;
  doubles: Doubles;
  onDoubles: ((doubles: Doubles) => void) | undefined;
}

function Records({ one, resource, of, name, doubles, onDoubles }: RecordsProps) {
  const query = useInfiniteQuery(recordsQuery(one, of));
  const records = query.data?.pages.flat() ?? [];
  if (query.isError && query.data === undefined)
    return <Failed text="The records could not be loaded." onRetry={() => void query.refetch()} />;
  const { all = 'update', rows = {} } = doubles;
  const isChosen = of.list === 'double' && onDoubles !== undefined;
  return (
    <>
      {query.data === undefined && <p role="status">{LOADING}</p>}
      {one.headings.length > 0 && <p className="part-note">Row numbers don’t include the header row.</p>}
      <ul className="part-names import-wide" aria-label={name}>
        {records.map((record) => (
          <RecordEntry
            key={record.row}
            record={record}
            resource={resource}
            choice={isChosen ? (rows[record.row] ?? all) : undefined}
            onChoose={(choice) => onDoubles?.({ all, rows: { ...rows, [record.row]: choice } })}
          />
        ))}
      </ul>
      <MoreButton of={query} />
      {!query.hasNextPage && records.length === IMPORT_LISTED && (
        <p className="part-note">{`The first ${formatCount(IMPORT_LISTED)} are listed.`}</p>
      )}
    </>
  );
}

const countOf = (counts: FileImport | NonNullable<FileImport['people']>, list: ImportList): number =>
  list === 'double' ? counts.doubles : counts[list];

interface KindProps {
  one: FileImport;
  people: boolean;
  doubles: Doubles;
  onDoubles: ((doubles: Doubles) => void) | undefined;
}

/** The result for one kind of records: which and how many are added, updated or rejected (IMPO-03). */
function Kind({ one, people, doubles, onDoubles }: KindProps) {
  const [chosen, setChosen] = useState<ImportList>();
  const counts = people ? one.people : one;
  if (counts === undefined) return null;
  const isOver = one.state !== 'checked' && one.state !== 'checking';
  const names = isOver ? DONE_NAMES : LIST_NAMES;
  const list = chosen ?? ORDER.find((name) => countOf(counts, name) > 0) ?? 'unchanged';
  const resource = people ? PEOPLE : one.resource;
  const title = resourceName(resource);
  const { all = 'update', rows = {} } = doubles;
  return (
    <section className="import-verdicts" aria-label={title}>
      <h4>{title}</h4>
      <div className="import-counts" role="group" aria-label={`Result for ${title.toLowerCase()}`}>
        {ORDER.filter((name) => countOf(counts, name) > 0).map((name) => (
          <Button key={name} aria-pressed={name === list} onClick={() => setChosen(name)}>
            {`${names[name]} ${formatCount(countOf(counts, name))}`}
          </Button>
        ))}
      </div>
      {list === 'double' && onDoubles !== undefined && (
        <SelectField
          label="If Already in Galley"
          value={all}
          options={CHOICES}
          onChange={(value) => onDoubles({ all: value as DuplicateChoice, rows: {} })}
        />
      )}
      {!isRunning(one) && (
        <Records
          key={list}
          one={one}
          resource={resource}
          of={{ list, people }}
          name={`${title}: ${names[list]}`}
          doubles={{ all, rows }}
          onDoubles={onDoubles}
        />
      )}
    </section>
  );
}

async function saveRefused({ id, file }: FileImport): Promise<void> {
  try {
    saveFile(await refusedRows(id), `Rows with errors from ${file.replace(/\.\w+$/, '')}.csv`);
  } catch (error) {
    notify.failure(`The rows with errors were not saved: ${reasonOf(error)}`);
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

interface Props {
  one: FileImport;
  isBusy: boolean;
  onCheck: (map: ImportMap) => void;
}

/** The preview or result by kind, with each record, and the choices for existing ones (IMPO-03, IMPO-20). */
export function Review({ one, isBusy, onCheck }: Props) {
  const { map } = one;
  const saved = { own: map.doubles ?? {}, people: map.people?.doubles ?? {} };
  const [chosen, setChosen] = useState(saved);
  const isOpen = one.state === 'checked';
  const refused = one.refused + (one.people?.refused ?? 0);
  const checkAgain = () =>
    onCheck({
      ...map,
      doubles: chosen.own,
      ...(map.people === undefined ? {} : { people: { ...map.people, doubles: chosen.people } }),
    });
  return (
    <>
      {isOpen && !isSame(chosen, saved) && (
        <div className="part-actions import-again" role="status">
          <Button look="primary" disabled={isBusy} onClick={checkAgain}>
            Check Again
          </Button>
        </div>
      )}
      {refused > 0 && !isRunning(one) && (
        <div className="part-actions">
          <Button onClick={() => void saveRefused(one)}>Download Rows with Errors</Button>
          <p className="part-note">
            Correct the rows in the downloaded file, then import that file. Its cells are copied unchanged: if
            you don’t trust your original file, don’t open the download in a spreadsheet, because formulas in
            it would run.
          </p>
        </div>
      )}
      <Kind
        one={one}
        people={false}
        doubles={chosen.own}
        onDoubles={isOpen ? (own) => setChosen({ ...chosen, own }) : undefined}
      />
      <Kind
        one={one}
        people
        doubles={chosen.people}
        onDoubles={isOpen ? (people) => setChosen({ ...chosen, people }) : undefined}
      />
    </>
  );
}
