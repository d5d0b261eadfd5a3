/** What a person chose in the palette: how often, and the day of the last time, by the key of the result. It names nobody. */
type Usage = Record<string, { count: number; day: number }>;

/** So many results are remembered; beyond that the one with the lowest score is forgotten. */
const MOST = 200;
/** After so many days a choice counts half. */
const HALF_LIFE_DAYS = 14;
const DAY_MS = 24 * 60 * 60_000;

const keyOf = (employeeUid: string) => `galley.palette.${employeeUid}`;
const today = () => Math.floor(Date.now() / DAY_MS);

function read(employeeUid: string): Usage {
  try {
    return JSON.parse(localStorage.getItem(keyOf(employeeUid)) ?? '{}') as Usage;
  } catch {
    return {};
  }
}

const scoreOf = ({ count, day }: { count: number; day: number }): number =>
  count * 0.5 ** ((today() - day) / HALF_LIFE_DAYS);

/** How much a person uses each result, by its key: higher is more; what was never chosen is missing. */
export const usageScores = (employeeUid: string): ReadonlyMap<string, number> =>
  new Map(Object.entries(read(employeeUid)).map(([key, used]) => [key, scoreOf(used)]));

/** Remembers that a person chose a result. */
export function rememberUse(employeeUid: string, key: string): void {
  const usage = read(employeeUid);
  const { count } = usage[key] ?? { count: 0 };
  const kept = Object.entries({ ...usage, [key]: { count: count + 1, day: today() } })
    .sort(([, one], [, other]) => scoreOf(other) - scoreOf(one))
    .slice(0, MOST);
  try {
    localStorage.setItem(keyOf(employeeUid), JSON.stringify(Object.fromEntries(kept)));
  } catch {
    // Storage is full: the order stays as it is.
  }
}
