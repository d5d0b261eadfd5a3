/** States that are entirely in one time zone by law (49 CFR 71). */
const STATES_OF_ZONE = {
  'America/New_York': 'CT DC DE GA MA MD ME NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL LA MN MO MS OK WI',
  'America/Denver': 'CO MT NM UT WY',
  'America/Los_Angeles': 'CA WA',
  'Pacific/Honolulu': 'HI',
};
/** The Navajo Nation keeps daylight saving time, the rest of Arizona does not. */
const ZONES_OF_ARIZONA = ['America/Phoenix', 'America/Denver'];

const ZONES = new Map<string, readonly string[]>([
  ['AZ', ZONES_OF_ARIZONA],
  ...Object.entries(STATES_OF_ZONE).flatMap(([zone, states]) =>
    states.split(' ').map((state) => [state, [zone]] as const),
  ),
]);

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are slow to create, so there is one for each zone. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  formatters.set(timeZone, made);
  return made;
}

/**
 * The time in a state of the USA: '2:05 PM MST'. Undefined if clocks in the state differ, or if it isn't a state (QUEUE-11).
 * @param state two letters @param now milliseconds since 1970
 */
export function localTime(state: string, now: number): string | undefined {
  const zones = ZONES.get(state.trim().toUpperCase()) ?? [];
  const times = new Set(zones.map((zone) => formatterOf(zone).format(now).replace('\u202F', ' ')));
  return times.size === 1 ? [...times][0] : undefined;
}
