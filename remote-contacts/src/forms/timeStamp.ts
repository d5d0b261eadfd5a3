/**
 * Prepends a line with date and time to notes: '11/23/2026 2:05 PM: '.
 * @param timeZone an IANA name
 * @returns `caret`: where to type what happened then
 */
export function withTimeStamp(notes: string, now: Date, timeZone: string): { text: string; caret: number } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
  });
  // Some engines put a narrow no-break space before AM and PM, which nobody could search for.
  const time = format.format(now).replace(', ', ' ').replaceAll(/\s/g, ' ');
  const stamp = `${time}: `;
  return { text: notes === '' ? stamp : `${stamp}\n${notes}`, caret: stamp.length };
}
