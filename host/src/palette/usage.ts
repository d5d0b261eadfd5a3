/** The usage of palette results: count and last day, by the result's key. Contains no names. */
type Usage = Record<string, { count: number; day: number }>;

/** The number of remembered results; beyond that the one with the lowest score is dropped. */
const MOST = 200;
/** After this many days a choice counts half. */
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

/** The score of each result by its key; higher means more use; never chosen ones are missing. */
export const usageScores = (employeeUid: string): ReadonlyMap<string, number> =>
  new Map(Object.entries(read(employeeUid)).map(([key, used]) => [key, scoreOf(used)]));

/** Records that the user chose a result. */
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
