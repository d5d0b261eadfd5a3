import type { FileImport, ImportMap } from '@galley/server/exchange/imports/contract';
import { formatCount } from '@galley/shared/domain/count';
import { queryClient, useQuery } from '@galley/shared/http';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { auditTime } from '../audit/auditTime.ts';
import { NotLoaded } from '../shell/NotLoaded.tsx';
import { reasonOf } from '../shell/reasonOf.ts';
import { check, IMPORT_KEY, importQuery, isRunning, step } from './importCalls.ts';
import { MapForm } from './MapForm.tsx';
import { resourceName, stateText } from './texts.ts';
import { Undone, UndoButton } from './UndoButton.tsx';
import { Verdicts } from './Verdicts.tsx';

/** What the server does with the records, how many it has done, and of how many; 0 when that is not known. */
function progressOf({ state, position, rows, restored, created, changed, deleted }: FileImport) {
  if (state === 'undoing') return { what: 'Undone', done: restored, all: created + changed + deleted };
  return { what: state === 'checking' ? 'Checked' : 'Written', done: position, all: rows };
}

/** How far the server is. A file that is checked for the first time has no known end. */
function Progress({ one }: { one: FileImport }) {
  const { what, done, all } = progressOf(one);
  const text = `${what}: ${formatCount(done)}${all > 0 ? ` of ${formatCount(all)}` : ''} records`;
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

/** What can be done with an import as it stands (IMPO-05). */
function Buttons({ one, isBusy, onApply, onCancel, onMap }: Actions) {
  const { state, position, headings } = one;
  const button = (text: string, onClick: () => void, isFirst = false) => (
    <button type="button" className={isFirst ? 'btn btn-primary' : 'btn'} disabled={isBusy} onClick={onClick}>
      {text}
    </button>
  );
  return (
    <div className="part-actions">
      {state === 'checked' && button('Apply', onApply, true)}
      {state === 'stopped' && button('Continue', onApply, true)}
      {state === 'checked' && headings.length > 0 && button('Change the Columns', onMap)}
      {state === 'checking' && button('Stop the Check', onCancel)}
      {(state === 'open' || state === 'checked') && button('Discard', onCancel)}
      {(state === 'applying' || state === 'stopped') && button('Cancel the Import', onCancel)}
      {(state === 'done' || state === 'cancelled' || state === 'halfUndone') && position > 0 && (
        <UndoButton one={one} />
      )}
    </div>
  );
}

/** An import from its columns to what it has written, and back. */
export function OneImport({ id }: { id: number }) {
  const query = useQuery(importQuery(id));
  const { data: one } = query;
  const [isMapping, setMapping] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  if (one === undefined) return <NotLoaded query={query} failure="The import could not be loaded." />;
  async function act(work: () => Promise<FileImport>) {
    setBusy(true);
    setRefusal(undefined);
    try {
      queryClient.setQueryData(importQuery(id).queryKey, await work());
      setMapping(false);
    } catch (error) {
      setRefusal(reasonOf(error));
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: [IMPORT_KEY] });
    }
  }
  const isOpen = one.state === 'open' || (one.state === 'checked' && isMapping);
  return (
    <article className="import-one" aria-labelledby="import-file">
      <p>
        <Link to="/import">All imports</Link>
      </p>
      <h3 id="import-file">{one.file}</h3>
      <p className="part-note">
        {`${resourceName(one.resource)} of ${one.source}, brought by ${one.by}, ${auditTime(one.at).business}`}
      </p>
      <p className="import-state">{stateText(one)}</p>
      {(refusal ?? one.error) !== '' && (
        <p className="form-alert" role="alert">
          {refusal ?? one.error}
        </p>
      )}
      {isRunning(one) && <Progress one={one} />}
      {isOpen && (
        <MapForm
          key={one.id}
          one={one}
          isBusy={isBusy}
          onCheck={(map: ImportMap) => void act(() => check(id, map))}
        />
      )}
      <Buttons
        one={one}
        isBusy={isBusy}
        onApply={() => void act(() => step(id, 'apply'))}
        onCancel={() => void act(() => step(id, 'cancel'))}
        onMap={() => setMapping(true)}
      />
      {one.state === 'undone' && <Undone id={id} />}
      {!isOpen && one.position > 0 && <Verdicts one={one} />}
    </article>
  );
}
