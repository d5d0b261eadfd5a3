let formatter: Intl.DateTimeFormat | undefined;

/** An instant by the browser's own clock: '11/23/26, 2:05 PM'. A formatter takes long to make, so there is one. */
export function timeOf(instant: string): string {
  formatter ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' });
  return formatter.format(new Date(instant));
}
