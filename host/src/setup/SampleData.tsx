import type { SetupState } from '@galley/server/operations/setup/contract';
import { Button, notify } from '@galley/shared/ui';
import { useEffect, useRef, useState } from 'react';
import { ConfirmDialog } from '../shell/ConfirmDialog.tsx';
import { reasonOf } from '../shell/reasonOf.ts';
import { readAllAgain, runSetupOperation } from './setupCalls.ts';

type Sample = SetupState['sample'];

const NO_KEYS: readonly string[] = [];
const many = (count: number, one: string, more: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : more}`;

const goesAlong = (added: number): string =>
  added === 0 ? '' : ` It also deletes ${many(added, 'record', 'records')} that people added to them.`;

/** Shows a toast once the sample data is loaded, and refreshes the page. */
function useArrival({ state }: Sample) {
  const before = useRef(state);
  useEffect(() => {
    if (before.current === 'loading' && state === 'loaded') {
      notify.success('Sample data loaded');
      void readAllAgain();
    }
    before.current = state;
  }, [state]);
}

function LoadButton({ onPress }: { onPress: () => void }) {
  const [isBusy, setBusy] = useState(false);
  async function load() {
    setBusy(true);
    try {
      onPress();
      await runSetupOperation('loadSample');
    } catch (error) {
      notify.failure(reasonOf(error));
    }
    setBusy(false);
  }
  return (
    <Button disabled={isBusy} onClick={() => void load()}>
      Load sample data to look around
    </Button>
  );
}

/** Loads and removes sample data, with its progress; nothing if there are only people's own records (FIRST-06, FIRST-07). */
export function SampleData({ sample }: { sample: Sample }) {
  useArrival(sample);
  const [isRemoving, setRemoving] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { state, percent, error, mayLoad, mayRemove, own, added } = sample;
  const pressed = useRef<'load' | 'remove'>(undefined);
  // The pressed button is gone, so its replacement gets the focus.
  useEffect(() => {
    if (pressed.current !== (state === 'none' ? 'remove' : 'load') || isRemoving) return;
    pressed.current = undefined;
    place.current?.querySelector('button')?.focus();
  }, [state, isRemoving]);
  if (state === 'none' && !mayLoad) return null;
  if (state === 'none')
    return (
      <div ref={place} className="setup-sample">
        <LoadButton
          onPress={() => {
            pressed.current = 'load';
          }}
        />
      </div>
    );
  return (
    <div ref={place} className="setup-sample">
      {state === 'loading' && (
        <span className="setup-progress">
          <progress aria-label="Loading sample data" max={100} value={percent} />
          <span>{`Loading sample data: ${percent}%`}</span>
        </span>
      )}
      {state === 'stopped' && (
        <p role="alert" className="setup-note">
          {`Loading the sample data stopped. ${error} Remove it, then load it again.`}
        </p>
      )}
      {mayRemove ? (
        <Button onClick={() => setRemoving(true)}>Remove the sample data</Button>
      ) : (
        <p className="setup-note">
          {`You’ve added ${many(own, 'record', 'records')} of your own. Delete ${own === 1 ? 'it, or undo its import,' : 'them, or undo their imports,'} before you remove the sample data.`}
        </p>
      )}
      {isRemoving && (
        <ConfirmDialog
          title="Remove the sample data?"
          text={`This deletes the sample account owners, employees, companies, contacts, activities and orders.${goesAlong(added)} Sample employees who can sign in are kept with their account owners, and so are your own employees, sessions and settings.`}
          button="Remove"
          onConfirm={async () => {
            pressed.current = 'remove';
            await runSetupOperation('removeSample');
            void readAllAgain();
          }}
          done="Sample data removed"
          refreshes={NO_KEYS}
          onClose={() => setRemoving(false)}
        />
      )}
    </div>
  );
}
