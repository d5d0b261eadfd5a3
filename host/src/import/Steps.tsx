import type { FileImport } from '@galley/server/exchange/imports/contract';

const STEPS = ['Upload', 'Match Columns', 'Review', 'Import'];

/** At which step of an import one is, from 0; as many as there are where it is over. */
function placeOf({ state }: FileImport, isMapping: boolean): number {
  if (state === 'open' || (state === 'checked' && isMapping)) return 1;
  if (state === 'checking' || state === 'checked') return 2;
  return state === 'applying' || state === 'stopped' ? 3 : STEPS.length;
}

/** The way of a file, and where one is on it. */
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
