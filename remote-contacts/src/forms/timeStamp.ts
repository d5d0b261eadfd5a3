/**
 * Notes with a date and time before them: '11/23/2026 2:05 PM: ', on a line of its own.
 * @param timeZone whose clock is read, an IANA name
 * @returns `caret`: where what happened then is to be written
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
  // Before AM and PM some engines write a narrow no-break space, which nobody could search for.
  const time = format.format(now).replace(', ', ' ').replaceAll(/\s/g, ' ');
  const stamp = `${time}: `;
  return { text: notes === '' ? stamp : `${stamp}\n${notes}`, caret: stamp.length };
}
