/**
 * Does what a button is pressed for, unless the press is a further one of a double-click: that one hits whatever the first has put
 * under the pointer.
 */
export function singlePress({ detail }: { detail: number }, work: () => void): void {
  if (detail <= 1) work();
}
