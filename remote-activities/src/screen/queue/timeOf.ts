let formatter: Intl.DateTimeFormat | undefined;

/** An instant in the browser's time zone: '11/23/26, 2:05 PM'. Formatters are slow to create, so there is only one. */
export function timeOf(instant: string): string {
  formatter ??= new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeStyle: 'short' });
  return formatter.format(new Date(instant));
}
