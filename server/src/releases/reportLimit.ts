const PER_MS = 60_000;
/** Far more than a page has to say, also where somebody opens many. */
export const MOST_REPORTS = 300;

/** Counts how often each person reports within a minute; at this server alone, since nothing depends on the number being exact. */
export function reportLimit(): { isOver: (employeeId: number) => boolean; waitS: () => number } {
  let since = Date.now();
  let counts = new Map<number, number>();
  return {
    isOver(employeeId) {
      const now = Date.now();
      // After the clock was set back, limits must not last long.
      if (now - since >= PER_MS || now < since) [since, counts] = [now, new Map()];
      const count = (counts.get(employeeId) ?? 0) + 1;
      counts.set(employeeId, count);
      return count > MOST_REPORTS;
    },
    waitS: () => Math.max(1, Math.ceil((since + PER_MS - Date.now()) / 1000)),
  };
}
