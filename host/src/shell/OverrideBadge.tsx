import { forgetOverrides, wantedOverrides } from '../federation/overrides.ts';

const reset = () => location.replace(forgetOverrides());

/** Says on every page that this browser does not run what everybody runs, and takes it back. */
export function OverrideBadge() {
  const asked = Object.entries(wantedOverrides());
  if (asked.length === 0) return null;
  return (
    <aside className="override-badge" aria-label="Releases under trial">
      <span>On trial: {asked.map(([remote, release]) => `${remote} ${release}`).join(', ')}</span>
      <button type="button" className="btn btn-sm" onClick={reset}>
        Reset
      </button>
    </aside>
  );
}
