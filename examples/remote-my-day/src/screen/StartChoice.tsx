import { galley, useGalley } from '@galley/shared/store';

const REMOTE = 'my-day';

/** The option to open My Day after sign-in, which this browser remembers for the person. */
export function StartChoice() {
  const isStart = useGalley(({ preferences }) => preferences.start === REMOTE);
  return (
    <label className="day-start">
      <input
        type="checkbox"
        checked={isStart}
        onChange={({ target }) => galley.getState().prefer({ start: target.checked ? REMOTE : '' })}
      />
      Open My Day after signing in
    </label>
  );
}
