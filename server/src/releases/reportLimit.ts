const PER_MS = 60_000;
/** Far more reports than anyone's pages send, even if many are open. */
export const MOST_REPORTS = 300;

/** Counts each person's reports per minute, on this server only, because the limit doesn't have to be exact. */
export function reportLimit(): { isOver: (employeeId: number) => boolean; waitS: () => number } {
  let since = Date.now();
  let counts = new Map<number, number>();
  return {
    isOver(employeeId) {
      const now = Date.now();
      // If the clock was set back, counting starts over, so that no limit lasts long.
      if (now - since >= PER_MS || now < since) [since, counts] = [now, new Map()];
      const count = (counts.get(employeeId) ?? 0) + 1;
      counts.set(employeeId, count);
      return count > MOST_REPORTS;
    },
    waitS: () => Math.max(1, Math.ceil((since + PER_MS - Date.now()) / 1000)),
  };
}
