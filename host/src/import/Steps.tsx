import type { FileImport } from '@galley/server/exchange/imports/contract';

const STEPS = ['Upload', 'Match Columns', 'Review', 'Import'];

/** The index of an import's current step, from 0; the number of steps if it has ended. */
function placeOf({ state }: FileImport, isMapping: boolean): number {
  if (state === 'open' || (state === 'checked' && isMapping)) return 1;
  if (state === 'checking' || state === 'checked') return 2;
  return state === 'applying' || state === 'stopped' ? 3 : STEPS.length;
}

/** The steps of an import, with the current one marked. */
export function Steps({ one, isMapping }: { one: FileImport; isMapping: boolean }) {
  const now = placeOf(one, isMapping);
  if (now === STEPS.length) return null;
  return (
    <ol className="import-steps" aria-label="Steps">
      {STEPS.map((name, place) => (
        <li key={name} aria-current={place === now ? 'step' : undefined} data-done={place < now || undefined}>
          {name}
        </li>
      ))}
    </ol>
  );
}
