/** Runs a button's action once for a double-click: the second click would hit whatever the first one put under the pointer. */
export function singlePress({ detail }: { detail: number }, work: () => void): void {
  if (detail <= 1) work();
}
