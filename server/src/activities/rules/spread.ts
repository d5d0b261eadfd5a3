/**
 * The day for a record when records are spread evenly over several days.
 * @param place the record's index among all records
 * @returns the day's index
 */
export const spreadTo = (place: number, total: number, days: number): number =>
  Math.floor((place * days) / total);

/** How many of the records go to each of the days. */
export function spreadCounts(total: number, days: number): number[] {
  const counts = Array.from({ length: days }, () => 0);
  for (let place = 0; place < total; place++) {
    const day = spreadTo(place, total, days);
    counts[day] = (counts[day] ?? 0) + 1;
  }
  return counts;
}
