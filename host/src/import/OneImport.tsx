import type { FileImport, ImportMap } from '@galley/server/exchange/imports/contract';
import { formatCount } from '@galley/shared/domain/count';
import { ApiError, queryClient, useQuery } from '@galley/shared/http';
import { Button, EmptyState } from '@galley/shared/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { auditTime } from '../audit/auditTime.ts';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { reasonOf } from '../shell/reasonOf.ts';
import { ColumnsForm } from './ColumnsForm.tsx';
import { check, guess, IMPORT_KEY, importQuery, isRunning, advanceImport } from './importCalls.ts';
import { Review } from './Review.tsx';
import { Steps } from './Steps.tsx';
import { contentName, recordsText, rowsText, sourceName, stateText } from './texts.ts';
import { UndoResult, UndoButton } from './UndoButton.tsx';

/** The server's current action, the number of rows done, and the total; 0 if unknown. */
function progressOf(one: FileImport) {
  const { state, position, rows, restored, people } = one;
  const { created, changed, deleted } = one;
  const written = created + changed + deleted + (people ? people.created + people.changed : 0);
  if (state === 'undoing') return { what: 'Undone', done: restored, all: written, textOf: recordsText };
  return { what: state === 'checking' ? 'Checked' : 'Imported', done: position, all: rows, textOf: rowsText };
}

/** The server's progress. The total isn't known in the first check of a file. */
function Progress({ one }: { one: FileImport }) {
  const { what, done, all, textOf } = progressOf(one);
  const text = `${what}: ${all > 0 ? `${formatCount(done)} of ${textOf(all)}` : textOf(done)}`;
  return (
    <p className="import-progress" role="status">
      <span>{text}</span>
      <progress aria-label="Progress" {...(all > 0 ? { max: all, value: done } : {})} />
    </p>
  );
}

interface Actions {
  one: FileImport;
  isBusy: boolean;
  onApply: () => void;
  onCancel: () => void;
  onMap: () => void;
}

/** The number of rows with new data. */
const affectedRowCount = ({
  created,
  changed,
  deleted,
}: Pick<FileImport, 'created' | 'changed' | 'deleted'>) => created + changed + deleted;

/** Whether a checked file brings nothing new. */
const hasNoChanges = (one: FileImport): boolean =>
  one.state === 'checked' &&
  [one, ...(one.people ? [one.people] : [])].every(
    (counts) => affectedRowCount(counts) === 0 && counts.refused === 0,
  );

/** The possible actions for an import in its current state (IMPO-05). */
function Buttons({ one, isBusy, onApply, onCancel, onMap }: Actions) {
  const { state, position, headings, people } = one;
  const count = affectedRowCount(one) + (people ? affectedRowCount(people) : 0);
  const button = (text: string, onClick: () => void, isFirst = false) => (
    <Button look={isFirst ? 'primary' : 'plain'} disabled={isBusy} onClick={onClick}>
      {text}
    </Button>
  );
  return (
    <div className="part-actions import-actions">
      {state === 'checked' &&
        count > 0 &&
        button(`Import ${formatCount(count)} ${count === 1 ? 'Record' : 'Records'}`, onApply, true)}
      {state === 'stopped' && button('Continue Import', onApply, true)}
      {state === 'checked' && headings.length > 0 && button('Change Columns', onMap)}
      {state === 'checking' && button('Stop Check', onCancel)}
      {state === 'checked' && button('Discard File', onCancel)}
      {(state === 'applying' || state === 'stopped') && button('Cancel Import', onCancel)}
      {(state === 'done' || state === 'cancelled' || state === 'halfUndone') && position > 0 && (
        <UndoButton one={one} />
      )}
      {(state === 'done' || state === 'undone' || state === 'cancelled') && (
        <Link className="btn" to="/import">
          Import Another File
        </Link>
      )}
    </div>
  );
}

/** Whether the server asks which comes first in dates, the month or the day. */
const isDateOrderUnknown = (error: unknown): boolean =>
  error instanceof ApiError && error.problem?.errors?.some(({ field }) => field === 'dates') === true;

/** An import, from its columns to its result and undo. */
export function OneImport({ id }: { id: number }) {
  const query = useQuery(importQuery(id));
  const { data: one } = query;
  const [isMapping, setMapping] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<unknown>();
  if (query.error instanceof ApiError && query.error.status === 404)
    return (
      <EmptyState text="This import doesn’t exist.">
        <Link to="/import">All Imports</Link>
      </EmptyState>
    );
  if (one === undefined) return <NotLoaded query={query} failure="The import could not be loaded." />;
  async function act(work: () => Promise<FileImport>) {
    setBusy(true);
    setRefusal(undefined);
    try {
      queryClient.setQueryData(importQuery(id).queryKey, await work());
      setMapping(false);
    } catch (error) {
      setRefusal(error);
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: [IMPORT_KEY] });
    }
  }
  const isOpen = one.state === 'open' || (one.state === 'checked' && isMapping);
  const said = refusal === undefined ? one.error : reasonOf(refusal);
  const onCheck = (map: ImportMap) => void act(() => check(id, map));
  return (
    <article className="import-one" aria-labelledby="import-file">
      <p>
        <Link to="/import">All Imports</Link>
      </p>
      <h3 id="import-file">{one.file}</h3>
      <Steps one={one} isMapping={isMapping} />
      <p className="part-note">
        {`${contentName(one)} from ${sourceName(one.source)}${one.rows > 0 ? `, ${rowsText(one.rows)}` : ''}. Uploaded by ${one.by} on ${auditTime(one.at).business}.`}
      </p>
      {!isOpen && (
        <p className="import-state">
          {hasNoChanges(one) ? 'Nothing in this file would change Galley.' : stateText(one)}
        </p>
      )}
      {said !== '' && (
        <p className="form-alert" role="alert">
          {said}
        </p>
      )}
      {isRunning(one) && <Progress one={one} />}
      {isOpen && (
        <ColumnsForm
          // A new check starts over.
          key={[one.resource, one.source, one.map.people !== undefined, one.encoding, one.delimiter].join(
            ' ',
          )}
          one={one}
          isBusy={isBusy}
          isDateOrderUnknown={isDateOrderUnknown(refusal)}
          onGuess={(body) => void act(() => guess(id, body))}
          onCheck={onCheck}
          onDiscard={() => void act(() => advanceImport(id, 'cancel'))}
        />
      )}
      {!isOpen && (
        <Buttons
          one={one}
          isBusy={isBusy}
          onApply={() => void act(() => advanceImport(id, 'apply'))}
          onCancel={() => void act(() => advanceImport(id, 'cancel'))}
          onMap={() => setMapping(true)}
        />
      )}
      {one.state === 'undone' && <UndoResult id={id} />}
      {!isOpen && one.position > 0 && <Review one={one} isBusy={isBusy} onCheck={onCheck} />}
    </article>
  );
}
