import { useSyncExternalStore } from 'react';
import { overrideAnswers } from '../federation/overrides/overrideAnswers.ts';
import { forgetOverrides, chosenOverrides } from '../federation/overrides/overrides.ts';

const reset = () => location.replace(forgetOverrides());

/** Shows on every page that this browser has a release override, and removes it (CAN-02). */
export function OverrideBadge() {
  const answers = useSyncExternalStore(overrideAnswers.subscribe, overrideAnswers.get);
  const requested = Object.entries(chosenOverrides());
  if (requested.length === 0) return null;
  const text = ([remote, release]: [string, string]) => {
    const { withdrawn, isAllowed = true } = answers[remote] ?? {};
    if (withdrawn === undefined) return `${remote} ${release}`;
    return [`${remote} ${release},`, isAllowed ? 'withdrawn.' : 'withdrawn and not running.', withdrawn]
      .join(' ')
      .trim();
  };
  return (
    <aside className="override-badge" aria-label="Releases on trial">
      <span>On trial: {requested.map(text).join('; ')}</span>
      <button type="button" className="btn btn-sm" onClick={reset}>
        Reset
      </button>
    </aside>
  );
}
